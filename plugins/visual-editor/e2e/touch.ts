import type { Locator, Page } from '@playwright/test'

type Point = { x: number; y: number }

/** Fingers that press, move and let go: Playwright's own only tap. Points are of the window. */
export async function touchOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  let last: Point = { x: 0, y: 0 }

  return {
    async press(at: Point): Promise<void> {
      last = at
      await touch('touchStart', [at])
    },
    /** In small steps, as a hand does. */
    async move(to: Point, steps = 12): Promise<void> {
      const from = last
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps
        last = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
        await touch('touchMove', [last])
      }
    },
    /** Another finger, while the first one is down. */
    pressToo: (at: Point) => touch('touchStart', [last, at]),
    lift: () => touch('touchEnd', []),
  }
}

export async function middleOf(of: Locator): Promise<Point> {
  // Also waits until it lies still.
  await of.scrollIntoViewIfNeeded()
  const box = await of.boundingBox()
  if (!box) {
    throw new Error('It is not on the screen')
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
