/** Where visits come from that no other site sent. */
export const directSource = 'direct'

/** The longest name that is sent; the server keeps less of it. */
const maxSentLength = 200

/** Where a visit came from: by what, what kind of way that is, and the campaign that a link named. */
export type Origin = { source: string; medium: string; campaign: string }

/**
 * Where a visit came from, as the browser knows it: the names in a link
 * (`?utm_source=newsletter&utm_medium=email&utm_campaign=spring`), else the site that had the link, else
 * {@link directSource}. Never more of an address than its host. What is known of sources is the server's, so that
 * pages need not load it.
 *
 * @param address of the page that was opened
 * @param referrer as the browser tells it; '' when it does not
 */
export function originOf(address: URL, referrer: string): Origin {
  const named = (name: string) =>
    (address.searchParams.get(`utm_${name}`) ?? '').slice(0, maxSentLength)
  return {
    source: named('source') || referringHost(address, referrer),
    medium: named('medium'),
    campaign: named('campaign'),
  }
}

function referringHost(address: URL, referrer: string): string {
  const host = hostOf(referrer)
  return host === null || host === address.hostname ? directSource : host.slice(0, maxSentLength)
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname || null : null
}
