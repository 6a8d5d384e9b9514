/** The page's own addresses. The server hands the same page out for all of them. */
export type Place =
  { page: "home" | "lost" } | { page: "new" | "rules" | "referee"; search: string } | { page: "table"; id: string };

export function read(path: string, search = ""): Place {
  const table = /^\/table\/([\w-]+)\/?$/.exec(path);
  if (table?.[1]) return { page: "table", id: table[1] };
  if (path === "/" || path === "") return { page: "home" };
  const page = /^\/(new|rules|referee)\/?$/.exec(path)?.[1];
  return page ? { page: page as "new" | "rules" | "referee", search } : { page: "lost" };
}

class Router {
  place = $state.raw<Place>(read(location.pathname, location.search));
}
const router = new Router();

export const place = (): Place => router.place;

export function go(path: string): void {
  history.pushState(null, "", path);
  router.place = read(location.pathname, location.search);
  scrollTo(0, 0);
}

/** Follows the back button, and links inside the page without loading it anew. */
export function watchAddress(): void {
  addEventListener("popstate", () => (router.place = read(location.pathname, location.search)));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[href^='/']");
    if (!link || link.target || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
