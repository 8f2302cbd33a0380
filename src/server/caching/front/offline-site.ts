import type { IncomingMessage } from 'node:http'
import { offlineLinkParam } from '@/src/core/urls/preview'
import { hasOfflinePass, offlinePassCookie } from '@/src/server/offline-pass'
import { readOfflineLink, signOfflinePass } from '@/src/server/pages/preview-token'

/** Where a site says that it is coming soon; every page of one that is not online is drawn there. */
const comingSoonPath = '/meta/coming-soon'

/** Of what is no page, the site answers these all the same: the API decides by itself, see `public-endpoint.ts`. */
const answersOffline = /^\/(api|_next|files)(\/|$)|^\/icon\.svg$/

/**
 * What was mailed leads there: joining and leaving the email list, a draft that the artist shows somebody, and what
 * fans have bought while the site was online.
 */
const opensOffline =
  /^\/(email-list|meta\/preview|checkout\/complete|gift|account|login|(forgot|reset)-password|confirm-email)(\/|$)/

type Decision =
  /** As if the site were online; nothing of it may be kept where others get it. */
  'as-is' | 'coming-soon' | 404 | { location: string; cookie?: string }

/** What becomes of a request to a site that is not online. */
export function decideOffline(req: IncomingMessage, path: string, profileId: string): Decision {
  const link = linkIn(req.url ?? '')
  if (link) {
    const isOurs = readOfflineLink(link.token) === profileId
    return { location: link.rest, ...(isOurs && { cookie: passCookie(profileId, isSecure(req)) }) }
  }
  const isOpen = answersOffline.test(path) || opensOffline.test(path)
  if (isOpen || hasOfflinePass(req.headers.cookie, profileId)) {
    return 'as-is'
  }
  // Feeds, sitemaps, calendars, frames elsewhere: a page in their place would be worse than nothing.
  return /\.[a-z]{2,4}$|^\/(embed|oembed)(\/|$)/.test(path) ? 404 : 'coming-soon'
}

/** Writes the address into the request that draws the page. */
export function leadToComingSoon(req: IncomingMessage): void {
  req.url = comingSoonPath
}

/** The secret of a link from the admin, and its address without it: nobody should copy that. */
export function linkIn(url: string): { token: string; rest: string } | null {
  if (!url.includes(`${offlineLinkParam}=`)) {
    return null
  }
  const [path = '/', query = ''] = url.split('?', 2)
  const params = new URLSearchParams(query)
  const token = params.get(offlineLinkParam)
  if (token === null) {
    return null
  }
  params.delete(offlineLinkParam)
  const others = params.toString()
  // An address that begins with two slashes would lead to another host.
  return { token, rest: `/${path.replace(/^\/+/, '')}${others && `?${others}`}` }
}

function passCookie(profileId: string, secure: boolean): string {
  const value = signOfflinePass(profileId)
  return `${offlinePassCookie}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

function isSecure({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-proto'] === 'https'
}
