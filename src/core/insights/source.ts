import { kindOfSource, placeOf } from '@/src/core/insights/known-sites'

/** Where visits come from that no other site sent. */
export const directSource = 'direct'

/** For names that say nothing, and those beyond the most that a day may have. */
export const otherSource = 'other'

/** Of visits by links that name no campaign. */
export const noCampaign = 'none'

/** The longest name that is kept. */
export const maxSourceLength = 60

/** Where a visit came from: by what, what kind of way that is, and the campaign that a link named. */
export type Origin = { source: string; medium: string; campaign: string }

/**
 * Where a visit came from: the names in a link (`?utm_source=newsletter&utm_medium=email&utm_campaign=spring`), else
 * the site that had the link, else {@link directSource}. Never more of an address than its host.
 *
 * @param address of the page that was opened
 * @param referrer as the browser tells it; '' when it does not
 */
export function originOf(address: URL, referrer: string): Origin {
  const named = (name: string) => address.searchParams.get(`utm_${name}`) ?? ''
  return cleanOrigin({
    source: named('source') || referringHost(address, referrer),
    medium: named('medium'),
    campaign: named('campaign'),
  })
}

/** Names from outside, brought into a form that can be counted and shown. What is missing follows from the source. */
export function cleanOrigin({ medium, campaign, ...named }: Origin): Origin {
  const source = cleanSource(named.source)
  const kind = source === directSource ? directSource : kindOfSource(source)
  return {
    source,
    medium: medium.trim() === '' ? kind : cleanName(medium),
    campaign: cleanCampaign(campaign),
  }
}

export const cleanCampaign = (name: string): string =>
  name.trim() === '' ? noCampaign : cleanName(name)

function referringHost(address: URL, referrer: string): string {
  const host = hostOf(referrer)
  return host === null || host === address.hostname ? directSource : host
}

/** A source in a form that can be counted and shown: places that are known have one name each. */
export const cleanSource = (name: string): string => placeOf(cleanName(name))

function cleanName(name: string): string {
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
