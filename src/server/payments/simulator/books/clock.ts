/** Time as the simulator sees it, in Unix seconds: that of the machine, or another, until it is moved on. */
export function createClock(begin = new Date()) {
  let aheadSeconds = Math.floor(begin.getTime() / 1000) - Math.floor(Date.now() / 1000)
  let skewSeconds = 0
  return {
    now: (): number => Math.floor(Date.now() / 1000) + aheadSeconds + skewSeconds,
    /** How far it was moved on: the shop's clock is not, so what the shop names lies so much later here. */
    ahead: (): number => aheadSeconds,
    /** As if the shop's clock and this one did not agree; negative when the shop's is ahead. */
    skew(seconds: number): void {
      skewSeconds = seconds
    },
    moveTo(moment: number): void {
      aheadSeconds += Math.max(0, moment - (Math.floor(Date.now() / 1000) + aheadSeconds))
    },
  }
}

export type Clock = ReturnType<typeof createClock>

export type Interval = 'day' | 'week' | 'month' | 'year'

/** The same day later, or the last one of a month that is too short; the anchor's day comes back after it. */
export function addInterval(start: number, interval: Interval, anchor: number): number {
  const date = new Date(start * 1000)
  if (interval === 'day' || interval === 'week') {
    return start + (interval === 'day' ? 1 : 7) * 86_400
  }
  const day = new Date(anchor * 1000).getUTCDate()
  const months = date.getUTCMonth() + (interval === 'month' ? 1 : 12)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const moved = Date.UTC(
    date.getUTCFullYear(),
    months,
    Math.min(day, lastDay),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  )
  return Math.floor(moved / 1000)
}
