/** Where visits come from that no other site sent. */
export const directSource = 'direct'

/** For names that say nothing, and those beyond the most that a day may have. */
export const otherSource = 'other'

/** The longest name that is kept. */
export const maxSourceLength = 60

/**
 * Where a visit came from: the name in a link (`?utm_source=newsletter`), else the site that had the
 * link, else {@link directSource}. Never more of an address than its host.
 *
 * @param address of the page that was opened
 * @param referrer as the browser tells it; '' when it does not
 */
export function sourceOf(address: URL, referrer: string): string {
  const named = address.searchParams.get('utm_source')
  if (named) {
    return cleanSource(named)
  }
  const host = hostOf(referrer)
  return host === null || host === address.hostname ? directSource : cleanSource(host)
}

/** A name from outside, brought into a form that can be counted and shown. */
export function cleanSource(name: string): string {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/^www\./, '')
    .replaceAll(/[\s_]+/g, '-')
  return /^[a-z0-9][a-z0-9.-]*$/.test(plain) ? plain.slice(0, maxSourceLength) : otherSource
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname || null : null
}
