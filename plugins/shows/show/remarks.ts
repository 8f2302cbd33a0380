import type { ShowPlace, ShowRemark } from '@/src/core/contracts/events/show-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { Event, Variant } from '@/src/payload-types'

const words = ownerMessages.shows

type Told = Pick<Event, 'title' | 'address' | 'actionLink'>

/** What is missing before a show goes on the site, and what its artist should know. */
export function remarksOn(
  { title, address, actionLink }: Told,
  kinds: readonly Pick<Variant, 'size' | 'availabilityStatus'>[],
): ShowRemark[] {
  const has = (text: string | null | undefined) => Boolean(text?.trim())
  const offered = kinds.filter(({ availabilityStatus }) => availabilityStatus !== 'inactive')
  const remark = (place: ShowPlace, message: string, isObstacle: boolean) => [
    { place, message, isObstacle },
  ]
  return [
    ...(has(title) && title !== words.untitled ? [] : remark('when', words.noTitle, true)),
    ...(has(address.name) && has(address.city) ? [] : remark('where', words.noVenue, true)),
    ...(has(address.country) ? [] : remark('where', words.noCountry, true)),
    ...(has(address.street) ? [] : remark('where', words.noStreet, false)),
    ...(offered.some(({ size }) => !has(size)) ? remark('tickets', words.noKindName, true) : []),
    ...(offered.length === 0 && !has(actionLink) ? remark('tickets', words.noTickets, false) : []),
  ]
}
