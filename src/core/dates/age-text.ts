const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `2 days`: for how long something has been there; in whole steps, as `just now` under a minute. */
export function ageText(iso: string, now: string): string {
  const passed = Date.parse(now) - Date.parse(iso)
  for (const [name, length] of steps) {
    const count = Math.floor(passed / length)
    if (count >= 1) {
      return count === 1 ? `1 ${name}` : `${count} ${name}s`
    }
  }
  return 'just now'
}
