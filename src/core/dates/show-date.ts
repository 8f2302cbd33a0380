/** `November 21, 2026`, in the time zone of the viewer. */
export function showDate(iso: string | Date): string {
  return new Date(iso).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
}

/** `November 21, 2026` for a day that is the same for everybody, such as a release. */
export function showDay(iso: string | Date): string {
  return new Date(iso).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
