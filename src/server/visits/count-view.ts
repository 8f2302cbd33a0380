import { isbot } from 'isbot'
import type { PayloadRequest } from 'payload'
import type { ViewBody } from '@/src/core/contracts/pages/visits'
import { env } from '@/src/core/env'
import { dayAt } from '@/src/core/insights/days'
import { deviceOf } from '@/src/core/insights/devices'
import { isKnownSource } from '@/src/core/insights/known-sites'
import { cleanPath, unknownCountry } from '@/src/core/insights/places'
import { cleanOrigin } from '@/src/core/insights/source'
import { directSource } from '@/src/core/insights/visit-origin'
import { countryCodes } from '@/src/core/places/countries'
import { resolveHost } from '@/src/server/tenancy'
import { siteTimeZone } from '@/src/server/visits/site-time-zone'
import { addView } from '@/src/server/visits/view-buffer'
import { visitorHash } from '@/src/server/visits/visitor-hash'

/** Notes that a page was opened, unless nobody read it or its reader does not want to be counted. */
export async function countView(req: PayloadRequest, body: ViewBody, host: string): Promise<void> {
  const site = await resolveHost(host)
  if (!(site?.isOnline && wantsCounting(req.headers) && isReader(req.headers))) {
    return
  }
  const { profileId } = body
  const day = dayAt(new Date(), await siteTimeZone(profileId))
  const origin = cleanOrigin(body)
  await addView(req.payload, {
    profileId,
    day,
    visitor: await visitorHash(req, profileId, day),
    path: cleanPath(body.path),
    ...origin,
    isKnown: origin.source === directSource || isKnownSource(origin.source),
    country: countryOf(req.headers),
    device: deviceOf(req.headers.get('user-agent') ?? ''),
    isNew: body.isNew,
  })
}

/** Do Not Track, and Global Privacy Control. */
const wantsCounting = (headers: Headers) =>
  headers.get('dnt') !== '1' && headers.get('sec-gpc') !== '1'

/** Bots, and browsers that fetch a page in case somebody opens it, are no readers. */
function isReader(headers: Headers): boolean {
  const purpose = [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')]
  const userAgent = headers.get('user-agent') ?? ''
  return (
    userAgent !== '' &&
    !isbot(userAgent) &&
    !purpose.some((it) => /prefetch|preview/i.test(it ?? ''))
  )
}

/** As the proxy before us says it. Without one it stays unknown: a language or a time zone is no country. */
function countryOf(headers: Headers): string {
  const { countryHeader } = env()
  const code = (countryHeader && headers.get(countryHeader)?.toUpperCase()) || ''
  return countryCodes.includes(code) ? code : unknownCountry
}
