/** `2026-11-24` where this runs, as fields for days have it. */
export function localDay(moment: Date): string {
  const part = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`
}
