/** Longer than the 250 ms after which Payload sends a change. */
const quietMs = 350

/**
 * Resolves when the last touch is 350 ms old.
 *
 * @param lastTouch its time, in ms of `performance.now()`
 */
export async function waitUntilIdle(lastTouch: () => number): Promise<void> {
  let leftMs = lastTouch() + quietMs - performance.now()
  while (leftMs > 0) {
    await new Promise((resolve) => setTimeout(resolve, leftMs))
    leftMs = lastTouch() + quietMs - performance.now()
  }
}
