/** What a stored file is told apart by; either may be unknown. */
export type Validators = { etag?: string; lastModified?: string }

/**
 * What a request's `If-Match` and `If-None-Match` answer before anything is sent.
 *
 * @returns 412 when the client holds a part of another file, 304 when it holds this one already
 */
export function failedPrecondition(headers: Headers, { etag }: Validators): 304 | 412 | null {
  const required = tagsOf(headers.get('if-match'))
  if (required && !required.includes('*') && !(etag?.startsWith('"') && required.includes(etag))) {
    return 412
  }
  const known = tagsOf(headers.get('if-none-match'))?.map(withoutMark)
  return known?.includes('*') || (etag && known?.includes(withoutMark(etag))) ? 304 : null
}

/** Whether a part of the file continues what the client has; else all of it has to be sent anew. */
export function continues(headers: Headers, { etag, lastModified }: Validators): boolean {
  const held = headers.get('if-range')
  // A date is good to a second only, so it does not count beside a tag.
  return held === null || (held === (etag ?? lastModified) && !held.startsWith('W/'))
}

const withoutMark = (tag: string) => tag.replace(/^W\//, '')

function tagsOf(header: string | null): string[] | undefined {
  return header?.match(/\*|(?:W\/)?"[^"]*"/g) ?? (header === null ? undefined : [])
}
