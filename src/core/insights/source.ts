import { kindOfSource, placeOf } from '@/src/core/insights/known-sites'
import { directSource, type Origin } from '@/src/core/insights/visit-origin'

/** For names that say nothing, and those beyond the most that a day may have. */
export const otherSource = 'other'

/** Of visits by links that name no campaign. */
export const noCampaign = 'none'

/** The longest name that is kept. */
export const maxSourceLength = 60

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
