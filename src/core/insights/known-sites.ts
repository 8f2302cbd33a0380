/** How visitors find a site, as far as the name of the place that sent them says it. */
export const sourceKinds = ['direct', 'search', 'social', 'email', 'link'] as const

export type SourceKind = (typeof sourceKinds)[number]

/** The one list of sites that are known by name. Mail comes first: it may live below a search engine. */
const knownSites: readonly (readonly [SourceKind, readonly string[]])[] = [
  [
    'email',
    [
      ...['mail.google.com', 'com.google.android.gm', 'outlook.live.com', 'outlook.office.com'],
      ...['mail.yahoo.com', 'mail.proton.me', 'mail.aol.com', 'fastmail.com', 'mail.ru', 'gmx.net'],
    ],
  ],
  [
    'search',
    [
      ...['bing.com', 'duckduckgo.com', 'ecosia.org', 'yahoo.com', 'yandex.ru', 'baidu.com'],
      ...['qwant.com', 'startpage.com', 'search.brave.com', 'kagi.com', 'google.com'],
    ],
  ],
  [
    'social',
    [
      ...['facebook.com', 'instagram.com', 'youtube.com', 'tiktok.com', 'reddit.com', 'x.com'],
      ...['threads.net', 'bsky.app', 'linkedin.com', 'pinterest.com', 'tumblr.com', 'discord.com'],
      ...['t.me', 'whatsapp.com', 'snapchat.com', 'twitch.tv', 'mastodon.social', 'vk.com'],
    ],
  ],
]

/** Other addresses of the same places. */
const aliases: Readonly<Record<string, string>> = {
  't.co': 'x.com',
  'twitter.com': 'x.com',
  'youtu.be': 'youtube.com',
  'lnkd.in': 'linkedin.com',
  'threads.com': 'threads.net',
  'telegram.org': 't.me',
}

/** A place by its plain name: all addresses of a known one are the same place. */
export function placeOf(host: string): string {
  if (/(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$/.test(host) && !host.startsWith('mail.')) {
    return 'google.com'
  }
  return siteOf(host)?.name ?? host
}

/**
 * What kind of place a source is.
 *
 * @param source a host, or the name in a link, like `instagram`
 */
export function kindOfSource(source: string): SourceKind {
  const found = siteOf(source) ?? siteOf(`${source}.com`)
  if (found) {
    return found.kind
  }
  return /newsletter|e-?mail/.test(source) ? 'email' : 'link'
}

/** Whether a source is one of the few that stand in the list above, by its host or its plain name. */
export function isKnownSource(source: string): boolean {
  return [source, `${source}.com`].some((host) => siteOf(host)?.name === host)
}

function siteOf(host: string): { name: string; kind: SourceKind } | null {
  const asked = Object.hasOwn(aliases, host) ? (aliases[host] ?? host) : host
  for (const [kind, names] of knownSites) {
    const name = names.find((site) => asked === site || asked.endsWith(`.${site}`))
    if (name) {
      return { name, kind }
    }
  }
  return null
}
