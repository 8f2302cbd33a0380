import { type AuthStrategy, JWTAuthentication, type Payload } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { isPlatformAdmin } from '@/src/access/own-profile'
import { cookiePrefix } from '@/src/core/auth-cookie'
import { slugs } from '@/src/core/slugs'

/** Names who works on which site as support, and by which consent. It only takes rights away, so it is not signed. */
const supportCookie = `${cookiePrefix}-support`

/** The site that is chosen at the top of the admin, as the plugin for several sites calls it. */
const chosenSiteCookie = 'payload-tenant'

type SupportSession = {
  profileId: string
  userId: string
  /** When the consent ends that it began by, in ms since 1970: another one needs a new beginning. */
  untilMs: number
}

/**
 * With these headers a browser works as support on a site; null ends it, as does closing the browser. Which site was
 * chosen before is forgotten both times.
 */
export function supportHeaders(session: SupportSession | null): Headers {
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
  set(supportCookie, session ? `${session.profileId}.${session.userId}.${session.untilMs}` : '')
  set(chosenSiteCookie, '')
  return headers
}

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const form = new RegExp(`^(${uuid})\\.(${uuid})\\.(\\d{1,15})$`)

function sessionIn(headers: Headers): SupportSession | null {
  const value = parseCookies(headers).get(supportCookie) ?? ''
  const [, profileId, userId, until] = form.exec(value) ?? []
  return profileId && userId ? { profileId, userId, untilMs: Number(until) } : null
}

/**
 * Signs the platform's admin who works on a site as support in as an admin of it, and of nothing else. Once the owner's
 * consent is over they have no rights at all, until they leave. Everybody else is signed in by the next strategy.
 */
export const supportStrategy: AuthStrategy = {
  name: 'support',
  authenticate: async (args) => {
    const session = sessionIn(args.headers)
    if (!session) {
      return { user: null }
    }
    const { user } = await JWTAuthentication({ ...args, strategyName: 'local-jwt' })
    if (!user || !isPlatformAdmin({ user }) || user.id !== session.userId) {
      return { user: null }
    }
    const isAllowed = await hasConsent(args.payload, session).catch((err) => {
      // Not thrown: the next strategy would give all rights of the platform.
      args.payload.logger.error({ err })
      return false
    })
    const profiles = isAllowed ? [{ profile: session.profileId, role: 'admin' as const }] : []
    return { user: { ...user, role: 'owner', profiles, isSupport: true } }
  },
}

async function hasConsent(
  payload: Payload,
  { profileId, untilMs }: SupportSession,
): Promise<boolean> {
  const site = await payload.findByID({
    collection: slugs.profiles,
    id: profileId,
    select: { supportUntil: true },
    disableErrors: true,
  })
  return Date.parse(site?.supportUntil ?? '') === untilMs && untilMs > Date.now()
}
