/** Lower case, without port and trailing dot; null when it is no host name at all. */
export function normaliseHost(host: string): string | null {
  const name = host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name) ? name : null
}

/** Whose site a host asks for; a look-up decides whether there is one. */
export type SiteAddress =
  | { kind: 'root' }
  | { kind: 'slug'; slug: string }
  | { kind: 'domain'; host: string }

/**
 * Reads a normalised host: the bare root domain, `<slug>.<root domain>` or somebody's own domain.
 * Null for names deeper below the root domain, which belong to nobody.
 */
export function siteAddressOf(host: string, rootDomain: string): SiteAddress | null {
  if (host === rootDomain) {
    return { kind: 'root' }
  }
  if (!host.endsWith(`.${rootDomain}`)) {
    return { kind: 'domain', host }
  }
  const slug = host.slice(0, -rootDomain.length - 1)
  return slug.includes('.') ? null : { kind: 'slug', slug }
}

/**
 * A domain as somebody types it, in the spelling that browsers send: also with other letters than a to z.
 *
 * @returns null for what is no domain: an address with a path, an IP, one word alone
 */
export function readDomain(text: string): string | null {
  const name = text.trim()
  if (/[\s/\\?#@:]/.test(name) || !URL.canParse(`http://${name}`)) {
    return null
  }
  const host = normaliseHost(new URL(`http://${name}`).hostname)
  const isDomain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/
  return host && isDomain.test(host) ? host : null
}

/** The other of `luna.example` and `www.luna.example`, which people type for each other; none for `www.www.luna.example`. */
export function wwwTwin(host: string): string | null {
  const [, isTwice, rest] = /^www\.(www\.)?(.*)$/.exec(host) ?? []
  return isTwice ? null : (rest ?? `www.${host}`)
}
