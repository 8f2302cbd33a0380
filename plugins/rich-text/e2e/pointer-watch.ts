import type { Locator, Page } from '@playwright/test'

export type Change = {
  /** More of them than there were; else fewer. */
  isMore: boolean
  /** From the pointer's first and last move since watching until then. */
  firstMs: number
  lastMs: number
}

/** Begins to watch for something to come or to go. Answers what waits for it; the page holds the clock. */
export async function watchPointer(page: Page, selector: string): Promise<() => Promise<Change>> {
  const watch = await page.evaluateHandle((watched) => {
    const count = () => document.querySelectorAll(watched).length
    const before = count()
    const moves: number[] = []
    const onMove = () => moves.push(performance.now())
    addEventListener('pointermove', onMove, true)
    const change = new Promise<Change>((resolve) => {
      const observer = new MutationObserver(() => {
        if (count() !== before) {
          observer.disconnect()
          removeEventListener('pointermove', onMove, true)
          const now = performance.now()
          const [first = now] = moves
          const last = moves.at(-1) ?? now
          resolve({ isMore: count() > before, firstMs: now - first, lastMs: now - last })
        }
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    return { change }
  }, selector)
  return () => watch.evaluate(({ change }) => change)
}

/** Moves a pointer on something without a rest, more evenly than a story's own hand can. Answers what ends it. */
export async function moveRestlessly(over: Locator): Promise<() => Promise<void>> {
  const hand = await over.evaluateHandle((element) => {
    const move = () =>
      element.dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }),
      )
    return { timer: setInterval(move, 10) }
  })
  return () => hand.evaluate(({ timer }) => clearInterval(timer))
}
