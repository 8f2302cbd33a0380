/**
 * Calls once nothing new came for `restMs`, and at the latest `maxMs` after the first call that
 * waits. The last arguments count.
 */
export function debounce<Args extends unknown[]>(
  call: (...args: Args) => void,
  restMs: number,
  maxMs: number,
): { (...args: Args): void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstAt: number | null = null
  const debounced = (...args: Args) => {
    const now = Date.now()
    firstAt ??= now
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        firstAt = null
        call(...args)
      },
      Math.max(Math.min(restMs, firstAt + maxMs - now), 0),
    )
  }
  debounced.cancel = () => {
    clearTimeout(timer)
    firstAt = null
  }
  return debounced
}
