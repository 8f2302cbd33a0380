export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** What is left of the time until a moment; null once it has come. Both in milliseconds. */
export function timeLeft(now: number, moment: number): TimeLeft | null {
  const total = Math.ceil((moment - now) / 1000)
  if (total <= 0) {
    return null
  }
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
