type Suggestion = { pathname: string; title: string }

/** Pages that every site has. */
const fixedPages: readonly Suggestion[] = [
  { pathname: '/members', title: 'Members' },
  { pathname: '/products?category=Music', title: 'Store: music' },
  { pathname: '/products?category=Merch', title: 'Store: merch' },
  { pathname: '/contact', title: 'Contact' },
]

/** Own pages to link, home among them: each once, and none that is linked already. */
export function pageSuggestions(
  pages: readonly Suggestion[],
  taken: readonly string[],
): readonly Suggestion[] {
  const all = [...pages, ...fixedPages]
  return all.filter(
    ({ pathname }, index) =>
      !taken.includes(pathname) && all.findIndex((other) => other.pathname === pathname) === index,
  )
}
