/** `November 21, 2026`, the same on the server and for everyone. */
export function postDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
