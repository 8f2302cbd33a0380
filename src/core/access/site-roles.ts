/** What a person may be on an artist's site. The database keeps them as an enum: a new one needs a migration. */
export const siteRoles = ['owner', 'admin', 'editor', 'fulfiller', 'moderator'] as const

export type SiteRole = (typeof siteRoles)[number]

/** To change includes to read. */
export type Right = 'read' | 'change'

type Row = readonly [
  owner: Right | null,
  admin: Right | null,
  editor: Right | null,
  fulfiller: Right | null,
  moderator: Right | null,
]

/** What each role may do, by what it is about; every rule of access names one of these subjects. */
const table = {
  /** That there is a site, its name and its address. */
  site: ['change', 'change', 'read', 'read', 'read'],
  domains: ['change', 'change', null, null, null],
  /** Pages, saved sections and the look. */
  pages: ['change', 'change', 'change', null, null],
  media: ['change', 'change', 'change', null, null],
  posts: ['change', 'change', 'change', null, 'read'],
  /** Music and merch, with their songs, prices and files. */
  products: ['change', 'change', 'change', 'read', null],
  shows: ['change', 'change', 'change', 'read', null],
  tiers: ['change', 'change', 'change', null, null],
  /** Words and looks of the emails that the site sends by itself. */
  emails: ['change', 'change', 'change', null, null],
  /** Discount codes, and download codes that give something away. */
  codes: ['change', 'change', null, null, null],
  /** Shipping rates and taxes. */
  rates: ['change', 'change', null, 'read', null],
  /** Orders, their parcels, gifts and what buyers write. */
  orders: ['change', 'change', null, 'change', null],
  /** Tickets, the list at the door, and who waits for one. */
  tickets: ['change', 'change', null, 'change', null],
  refunds: ['change', 'change', null, null, null],
  /** The account that receives the money. */
  payouts: ['change', 'read', null, null, null],
  /** Income, sales, plays and visits. */
  numbers: ['change', 'change', null, null, null],
  /** Fans with an account, memberships and what they pay. */
  members: ['change', 'change', null, null, null],
  /** Email lists, their subscribers and newsletters. */
  audience: ['change', 'change', null, null, null],
  /** Every email that was sent to somebody. */
  sentMail: ['change', 'change', null, null, null],
  comments: ['change', 'change', null, null, 'change'],
  /** What visitors write through the contact form. */
  messages: ['change', 'change', null, null, 'change'],
  team: ['change', 'read', null, null, null],
  /** All that belongs to the site: to have it in one file, and to delete it. */
  takeAlong: ['change', null, null, null, null],
  /** Files from other services, what was made of them, and taking that back. */
  moveIn: ['change', 'change', null, null, null],
  auditLog: ['read', 'read', null, null, null],
  /** Keys of the API, and which other sites may call it from a browser. */
  keys: ['change', 'change', null, null, null],
  /** Which other programs are told of what happens, and what they were sent. */
  webhooks: ['change', 'change', null, null, null],
  /** What the site does by itself when something happens. */
  automations: ['change', 'change', null, null, null],
} as const satisfies Record<string, Row>

export type Subject = keyof typeof table

export const subjects = Object.keys(table) as Subject[]

/** Whether a role allows something; no role allows nothing. */
export function roleAllows(role: SiteRole | null, subject: Subject, right: Right): boolean {
  const granted = role && table[subject][siteRoles.indexOf(role)]
  return granted === 'change' || (granted ?? null) === right
}

/**
 * What an admin of the site may and the platform's support may not: it goes on by itself when their time is over.
 */
const closedToSupport: readonly Subject[] = ['automations', 'domains', 'keys', 'moveIn', 'webhooks']

/** Whether the platform's people may work on something as support, with the rights of an admin of the site. */
export const isOpenToSupport = (subject: Subject) => !closedToSupport.includes(subject)

/** What each role may do, in words for artists. */
export const roleWords: Readonly<Record<SiteRole, { label: string; may: string }>> = {
  owner: {
    label: 'Owner',
    may: 'Everything, with the team, payouts, taking all along, handing the site over and deleting it.',
  },
  admin: {
    label: 'Admin',
    may: 'Everything but the team, payouts, taking all along, handing the site over and deleting it.',
  },
  editor: {
    label: 'Editor',
    may: 'Pages, posts, music, merch, shows, tiers and pictures. No orders, money or people.',
  },
  fulfiller: {
    label: 'Orders',
    may: 'Orders, parcels and the door of shows. No refunds and no money.',
  },
  moderator: {
    label: 'Moderator',
    may: 'Comments, messages and who is blocked. Nothing else can be changed.',
  },
}

/** Roles that are given to others; a site gets another owner only by being handed over. */
export const givenRoles = ['admin', 'editor', 'fulfiller', 'moderator'] as const
