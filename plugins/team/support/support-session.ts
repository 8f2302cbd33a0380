import { type AuthStrategy, JWTAuthentication, type Payload } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { isPlatformAdmin } from '@/src/access/own-profile'
import { cookiePrefix } from '@/src/core/auth-cookie'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'

/** Names the site that the platform's admin works on as support. It only takes rights away, so it is not signed. */
const supportCookie = `${cookiePrefix}-support`

/** The site that is chosen at the top of the admin, as the plugin for several sites calls it. */
const chosenSiteCookie = 'payload-tenant'

/**
 * With these headers a browser works as support on a site; null ends it, as does closing the browser. Which site was
 * chosen before is forgotten both times.
 */
export function supportHeaders(profileId: string | null): Headers {
  const headers = new Headers()
  const set = (name: string, value: string) =>
    headers.append(
      'Set-Cookie',
      generateCookie<false>({
        name,
        value,
        path: '/',
        sameSite: 'Lax',
        httpOnly: true,
        returnCookieAsObject: false,
        ...(value === '' && { expires: new Date(0) }),
      }),
    )
  set(supportCookie, profileId ?? '')
  set(chosenSiteCookie, '')
  return headers
}

/**
 * Signs the platform's admin in as an admin of one site, and of nothing else, while its owner lets support in. Everybody
 * else is signed in by the next strategy.
 */
export const supportStrategy: AuthStrategy = {
  name: 'support',
  authenticate: async (args) => {
    const profileId = parseCookies(args.headers).get(supportCookie)
    if (!profileId || !isUuid(profileId)) {
      return { user: null }
    }
    const { user } = await JWTAuthentication({ ...args, strategyName: 'local-jwt' })
    if (!user || !isPlatformAdmin({ user }) || !(await isLetIn(args.payload, profileId))) {
      return { user: null }
    }
    return {
      user: {
        ...user,
        role: 'owner',
        profiles: [{ profile: profileId, role: 'admin' }],
        isSupport: true,
      },
    }
  },
}

async function isLetIn(payload: Payload, profileId: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: slugs.profiles,
    where: { id: { equals: profileId }, supportUntil: { greater_than: new Date().toISOString() } },
  })
  return totalDocs > 0
}
