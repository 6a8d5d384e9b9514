"""The row of integers that the core is built of: mypyc's where it is installed, a list of int otherwise.

This is the only file that knows which.
"""

try:
    from librt.vecs import vec
    from mypy_extensions import i64
except ImportError:  # the pure form: the same results, slower
    i64 = int  # type: ignore[misc]
    vec = list  # type: ignore[misc,assignment]

__all__ = ["i64", "vec"]
