"""Pictures of the table's moments at the four sizes, for looking at: python scripts/shots.py OUT [SCENE …] [--dark]

Needs Playwright for Python, Chromium on the PATH, and `npm run dev` at the address of --page.
"""

import argparse
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

SIZES = {"390x844": (390, 844), "844x390": (844, 390), "820x1180": (820, 1180), "1280x800": (1280, 800), "320x568": (320, 568)}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("scenes", nargs="*", default=["opening"])
    parser.add_argument("--page", default="http://127.0.0.1:5173/dev/")
    parser.add_argument("--sizes", nargs="*", default=["390x844", "844x390", "820x1180", "1280x800"])
    parser.add_argument("--more", default="")
    parser.add_argument("--dark", action="store_true")
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for size in wish.sizes:
            width, height = SIZES[size]
            scale = 1.5 if width < 700 or height < 500 else 1
            page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=scale)
            page.on("console", lambda said: print(said.type, said.text) if said.type in ("error", "warning") else None)
            page.on("pageerror", lambda error: print("PAGE ERROR", error))
            for scene in wish.scenes:
                theme = "dark" if wish.dark else "light"
                page.goto(f"{wish.page}?scene={scene}&theme={theme}{wish.more}")
                page.wait_for_selector("main")
                page.wait_for_timeout(250)
                name = f"{scene}{'-dark' if wish.dark else ''}{wish.more.replace('&', '-')}-{size}.png"
                page.screenshot(path=wish.out / name)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
