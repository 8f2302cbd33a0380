/** What moves when an element is scrolled; null for the window. */
export function scrollParent(element: Element | null): HTMLElement | null {
  for (let each = element?.parentElement; each; each = each.parentElement) {
    const isPage = each === document.body || each === document.documentElement
    if (!isPage && /auto|scroll/.test(getComputedStyle(each).overflowY)) {
      return each
    }
  }
  return null
}
