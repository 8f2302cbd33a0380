/**
 * Keeps addresses with two `#` out of the history, and of two the last.
 *
 * Next remembers the page that was opened first with its hash, and appends that of each later way to it:
 * the person who opens `/account#membership`, logs in and is led back would be at `#membership#membership`,
 * which names no part of the page.
 *
 * @returns takes it back
 */
export function normaliseHash(history: History): () => void {
  const { pushState, replaceState } = history
  const pushOne: typeof pushState = (data, unused, url) =>
    pushState.call(history, data, unused, withOneHash(url))
  const replaceOne: typeof replaceState = (data, unused, url) =>
    replaceState.call(history, data, unused, withOneHash(url))
  Object.assign(history, { pushState: pushOne, replaceState: replaceOne })

  return () => {
    // Who put something around it since then still calls it.
    if (history.pushState === pushOne && history.replaceState === replaceOne) {
      Object.assign(history, { pushState, replaceState })
    }
  }
}

function withOneHash(url: string | URL | null | undefined): string | null | undefined {
  return url?.toString().replace(/#.*#/, '#')
}
