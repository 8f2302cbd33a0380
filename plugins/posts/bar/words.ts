import { sayMoment } from '@/src/admin/dates/say-date'
import type { WrittenState } from '@/src/core/contracts/members/post-form'
import type { WrittenPost } from '@/src/core/contracts/members/post-form-answers'

const numbers = new Intl.NumberFormat('en')
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' })

const people = (count: number): string =>
  `${numbers.format(count)} ${count === 1 ? 'person' : 'people'}`

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** `Friday, 4 Dec, 18:00 (Europe/Berlin)`, by the clock of this computer. */
export const momentWords = (at: Date): string =>
  `${weekday.format(at)}, ${sayMoment(at)} (${zone()})`

/** Whether fans see it. */
export function stateWords(state: WrittenState, publishedAt: string | null): string {
  switch (state) {
    case 'published':
      return 'Published'
    case 'scheduled':
      return publishedAt ? `Appears ${sayMoment(publishedAt)}` : 'Planned'
    case 'draft':
      return 'Draft'
  }
}

/** What became of the mail about it. */
export function mailWords(
  { state, receivers }: NonNullable<WrittenPost['mail']>,
  publishedAt: string | null,
): string {
  if (state === 'scheduled') {
    return publishedAt
      ? `It is mailed when it appears, ${sayMoment(publishedAt)}.`
      : 'It is mailed when it appears.'
  }
  const whom = receivers === null ? '' : ` to ${people(receivers)}`
  return state === 'sending' ? `It is being mailed${whom}.` : `It was mailed${whom}.`
}
