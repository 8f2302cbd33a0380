/** How large a pixel of an element shows in the window: the page may be shown smaller than it is. */
export function scaleOf(element: HTMLElement): number {
  const shown = element.getBoundingClientRect().width
  return shown > 0 && element.offsetWidth > 0 ? shown / element.offsetWidth : 1
}
