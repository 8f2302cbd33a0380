const sameYear = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const otherYear = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `24 Dec, 18:00`, by the clock and in the language of this computer. */
export function showMoment(moment: string | number | Date, now = new Date()): string {
  const date = new Date(moment)
  return (date.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(date)
}

/** `Europe/Berlin`, the zone that shown times are in. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
