/** How much more or less it is than before, with its sign; `new` where there was nothing. Null for no change. */
export function changeOf(now: number, before: number): { text: string; isMore: boolean } | null {
  if (now === before) {
    return null
  }
  if (before === 0) {
    return { text: 'new', isMore: true }
  }
  const percent = Math.round(((now - before) / Math.abs(before)) * 100)
  const isMore = now > before
  return { text: `${isMore ? '+' : '−'}${Math.abs(percent)} %`, isMore }
}
