import { sayDay } from '@/src/admin/dates/say-date'
import type { RuleKind, SegmentRule } from '@/src/core/contracts/audience/segments'
import { formatPrice } from '@/src/core/money'
import { countryName } from '@/src/core/places/countries'

/** What a rule is about besides: something that is chosen, written, or nothing. */
export type Asks =
  | 'product'
  | 'tier'
  | 'list'
  | 'country'
  | 'show'
  | 'tag'
  | 'money'
  | 'days'
  | 'day'

export type Phrase = {
  id: string
  label: string
  asks: Asks
  /** A rule to begin with; what has to be chosen is empty. */
  make: () => SegmentRule
}

const today = () => new Date().toISOString().slice(0, 10)

const anything: SegmentRule = { kind: 'bought', is: true, productId: null }

/** Rules as artists say them; each is one entry of a list. */
export const phrases: readonly Phrase[] = [
  { id: 'bought', label: 'bought', asks: 'product', make: () => anything },
  {
    id: 'bought-not',
    label: 'did not buy',
    asks: 'product',
    make: () => ({ ...anything, is: false }) as SegmentRule,
  },
  {
    id: 'spent',
    label: 'spent at least',
    asks: 'money',
    make: () => ({ kind: 'spent', is: true, minor: 5000 }),
  },
  {
    id: 'member-now',
    label: 'is a member of',
    asks: 'tier',
    make: () => ({ kind: 'member', is: true, when: 'now', tierId: null }),
  },
  {
    id: 'member-now-not',
    label: 'is not a member of',
    asks: 'tier',
    make: () => ({ kind: 'member', is: false, when: 'now', tierId: null }),
  },
  {
    id: 'member-formerly',
    label: 'was a member of',
    asks: 'tier',
    make: () => ({ kind: 'member', is: true, when: 'formerly', tierId: null }),
  },
  {
    id: 'list',
    label: 'is on the list',
    asks: 'list',
    make: () => ({ kind: 'list', is: true, listId: null }),
  },
  {
    id: 'list-not',
    label: 'is not on the list',
    asks: 'list',
    make: () => ({ kind: 'list', is: false, listId: null }),
  },
  {
    id: 'country',
    label: 'is from',
    asks: 'country',
    make: () => ({ kind: 'country', is: true, country: 'US' }),
  },
  {
    id: 'country-not',
    label: 'is not from',
    asks: 'country',
    make: () => ({ kind: 'country', is: false, country: 'US' }),
  },
  {
    id: 'tag',
    label: 'has the tag',
    asks: 'tag',
    make: () => ({ kind: 'tag', is: true, tag: '' }),
  },
  {
    id: 'tag-not',
    label: 'does not have the tag',
    asks: 'tag',
    make: () => ({ kind: 'tag', is: false, tag: '' }),
  },
  {
    id: 'ticket',
    label: 'has a ticket for',
    asks: 'show',
    make: () => ({ kind: 'ticket', is: true, eventId: '' }),
  },
  {
    id: 'ticket-not',
    label: 'has no ticket for',
    asks: 'show',
    make: () => ({ kind: 'ticket', is: false, eventId: '' }),
  },
  {
    id: 'inactive',
    label: 'did nothing for',
    asks: 'days',
    make: () => ({ kind: 'inactive', is: true, days: 180 }),
  },
  {
    id: 'inactive-not',
    label: 'did something in the last',
    asks: 'days',
    make: () => ({ kind: 'inactive', is: false, days: 30 }),
  },
  {
    id: 'joined-since',
    label: 'was first seen on or after',
    asks: 'day',
    make: () => ({ kind: 'joined', when: 'since', day: today() }),
  },
  {
    id: 'joined-before',
    label: 'was first seen before',
    asks: 'day',
    make: () => ({ kind: 'joined', when: 'before', day: today() }),
  },
]

/** As one of {@link phrases}; a turned-round rule that has none of its own is said by the one that it turns. */
export function phraseOf(rule: SegmentRule): Phrase {
  const id = idOf(rule)
  const found =
    phrases.find((phrase) => phrase.id === id) ?? phrases.find((phrase) => phrase.id === rule.kind)
  if (!found) {
    throw new Error(`No words for a rule about ${rule.kind}`)
  }
  return found
}

/** A rule as one reads it, like “is from Norway”; what was chosen by its id is not named. */
export function ruleWords(rule: SegmentRule): string {
  return `${phraseOf(rule).label} ${aboutWords(rule)}`
}

function aboutWords(rule: SegmentRule): string {
  switch (rule.kind) {
    case 'bought':
      return rule.productId === null ? 'anything' : 'one of your products'
    case 'spent':
      return formatPrice(rule.minor)
    case 'member':
      return rule.tierId === null ? 'any tier' : 'one of your tiers'
    case 'list':
      return rule.listId === null ? 'for any mails' : 'you chose'
    case 'country':
      return countryName(rule.country)
    case 'tag':
      return `“${rule.tag}”`
    case 'ticket':
      return 'one of your shows'
    case 'inactive':
      return rule.days === 1 ? '1 day' : `${rule.days} days`
    case 'joined':
      return sayDay(rule.day)
  }
}

function idOf(rule: SegmentRule): string {
  const kind: RuleKind = rule.kind
  const when = 'when' in rule ? `-${rule.when}` : ''
  const not = 'is' in rule && !rule.is ? '-not' : ''
  return `${kind}${when}${not}`
}
