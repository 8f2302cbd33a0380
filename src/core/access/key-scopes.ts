import type { Right, Subject } from '@/src/core/access/site-roles'

/** What no key can ever be given: the money, those who work here, the address, all at once, and what goes on without the key: webhooks, automations and keys themselves. */
type Given = Exclude<
  Subject,
  | 'payouts'
  | 'team'
  | 'domains'
  | 'takeAlong'
  | 'moveIn'
  | 'keys'
  | 'webhooks'
  | 'automations'
  | 'auditLog'
  | 'site'
>

type Scope = {
  label: string
  /** In a sentence, for who gives it. */
  may: string
  /** To change includes to read. */
  rights: Partial<Record<Given, Right>>
  /** What is touched along the way, by the rules behind its calls: it opens no call of its own. */
  along?: Partial<Record<Given, Right>>
}

/** What a key of the API may be allowed: each a part of what an admin of the site may do. */
const table = {
  'read:catalog': {
    label: 'Read music and merch',
    may: 'Reads releases, songs, merch, prices and stock, drafts too.',
    rights: { products: 'read' },
    along: { tiers: 'read', media: 'read' },
  },
  'write:catalog': {
    label: 'Change music and merch',
    may: 'Makes, changes and deletes releases and merch, and puts them on sale.',
    rights: { products: 'change' },
    along: { tiers: 'read', media: 'read' },
  },
  'read:orders': {
    label: 'Read orders',
    may: 'Reads orders with the names and addresses of buyers.',
    rights: { orders: 'read' },
  },
  'ship:orders': {
    label: 'Ship orders',
    may: 'Reads orders and marks them as sent; buyers get the mail about it.',
    rights: { orders: 'change' },
  },
  'refund:orders': {
    label: 'Refund orders',
    may: 'Gives buyers their money back.',
    rights: { orders: 'read', refunds: 'change' },
  },
  'read:people': {
    label: 'Read people',
    may: 'Reads fans, members, email lists and who is on them.',
    rights: { members: 'read', audience: 'read' },
  },
  'write:people': {
    label: 'Change email lists',
    may: 'Puts people on email lists with their consent, and takes them off.',
    rights: { members: 'read', audience: 'change' },
  },
  'read:posts': {
    label: 'Read posts',
    may: 'Reads posts, drafts and those for members too.',
    rights: { posts: 'read' },
    along: { tiers: 'read' },
  },
  'write:posts': {
    label: 'Write posts',
    may: 'Writes, shows and deletes posts, and tells fans of them by mail.',
    rights: { posts: 'change' },
    along: { tiers: 'read' },
  },
  'read:shows': {
    label: 'Read shows',
    may: 'Reads shows and their kinds of ticket, drafts too.',
    rights: { shows: 'read' },
    // Kinds of ticket are variants of what is sold.
    along: { products: 'read', media: 'read' },
  },
  'write:shows': {
    label: 'Change shows',
    may: 'Makes, changes and deletes shows, and puts them on the site.',
    rights: { shows: 'change' },
    along: { products: 'change', media: 'read' },
  },
  'read:codes': {
    label: 'Read discount codes',
    may: 'Reads discount codes and how often they were used.',
    rights: { codes: 'read' },
    along: { products: 'read' },
  },
  'write:codes': {
    label: 'Change discount codes',
    may: 'Makes discount codes and switches them on and off.',
    rights: { codes: 'change' },
    along: { products: 'read' },
  },
  'read:numbers': {
    label: 'Read numbers',
    may: 'Reads income, sales, plays and visits.',
    rights: { numbers: 'read' },
  },
} as const satisfies Record<string, Scope>

export type KeyScope = keyof typeof table

export const keyScopes = Object.keys(table) as [KeyScope, ...KeyScope[]]

/** What a scope is called, and what it allows in words. */
export function scopeWords(scope: KeyScope): Pick<Scope, 'label' | 'may'> {
  return table[scope]
}

/** Whether rules of access let a key with these scopes do something. Its own site is known to every key. */
export function scopesAllow(scopes: readonly KeyScope[], subject: Subject, right: Right): boolean {
  if (subject === 'site') {
    return right === 'read'
  }
  return (
    scopesOpen(scopes, subject, right) ||
    scopes.some((scope) => {
      const { along }: Scope = table[scope]
      return grants(along, subject, right)
    })
  )
}

/** Whether a key with these scopes may make calls about something. */
export function scopesOpen(scopes: readonly KeyScope[], subject: Subject, right: Right): boolean {
  return scopes.some((scope) => grants(table[scope].rights, subject, right))
}

function grants(
  rights: Partial<Record<Subject, Right>> | undefined,
  subject: Subject,
  right: Right,
): boolean {
  return rights?.[subject] === 'change' || rights?.[subject] === right
}

/** The scope that is meant for something: the first that opens it. None where no key may. */
export function scopeFor(subject: Subject, right: Right): KeyScope | undefined {
  return keyScopes.find((scope) => scopesOpen([scope], subject, right))
}
