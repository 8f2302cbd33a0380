/** `Friday, December 4, 2026 at 7:30 PM`, as the clocks at the venue show it. */
export function longDateTime(startsAt: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
  // Newer tables put a narrow space before AM and PM, and older browsers another than the server.
  return format.format(new Date(startsAt)).replace(/\s/g, ' ')
}
