/** Shorter pages are laid out at once. */
const longPage = 100
/** At most so many milliseconds between two parts, however busy the browser is. */
const partWithinMs = 500

/**
 * Lets the browser lay a long page out from top to bottom, a top-level block at a time, whenever it has nothing else
 * to do; what comes into sight before its turn is laid out at once. Without it, a page of 500 blocks keeps everything waiting
 * for words that stand far below the window.
 *
 * @returns ends it: everything is laid out
 */
export function deferLayout(page: HTMLElement, blocks: number): () => void {
  if (blocks < longPage || typeof requestIdleCallback !== 'function') {
    return () => {}
  }
  const tops = topLevel(page)
  for (const top of tops) {
    top.dataset.layout = 'later'
  }
  const next = () => {
    tops.shift()?.removeAttribute('data-layout')
    handle = tops.length > 0 ? requestIdleCallback(next, { timeout: partWithinMs }) : 0
  }
  let handle = requestIdleCallback(next, { timeout: partWithinMs })
  return () => {
    cancelIdleCallback(handle)
    for (const top of tops) {
      top.removeAttribute('data-layout')
    }
  }
}

function topLevel(page: HTMLElement): HTMLElement[] {
  const siblings = page.querySelector('[data-block-id]')?.parentElement?.children ?? []
  return [...siblings].filter((element): element is HTMLElement => element instanceof HTMLElement)
}
