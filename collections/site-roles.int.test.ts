import { beforeAll, describe, expect, it } from 'vitest'
import { roleAllows } from '@/src/core/access/site-roles'
import { slugs } from '@/src/core/slugs'
import { type PublicCall, publicCallsOf } from '@/src/server/public-call'
import { askSample } from '@/src/testing/call-samples'
import { createDocuments } from '@/src/testing/documents'
import { createStaff, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

/** The owner is in the access matrix. */
const roles = ['admin', 'editor', 'fulfiller', 'moderator'] as const
type Letters = readonly [admin: string, editor: string, fulfiller: string, moderator: string]

const nobody: Letters = ['', '', '', '']
const content: Letters = ['crud', 'crud', '', '']
const ofAdmins: Letters = ['crud', '', '', '']
const readByAdmins: Letters = ['r', '', '', '']
const music: Letters = ['crud', 'crud', 'r', '']
const parcels: Letters = ['r', '', 'r', '']

/** Letters of create, read, update and delete that each role has, by collection; `nobody` is left out. */
const rules: Readonly<Record<string, Letters>> = {
  [slugs.pages]: content,
  [slugs.savedSections]: content,
  [slugs.themeSettings]: content,
  [slugs.media]: content,
  [slugs.products]: music,
  [slugs.variants]: music,
  [slugs.tracks]: music,
  [slugs.audioFiles]: music,
  [slugs.bonusFiles]: music,
  [slugs.events]: music,
  [slugs.posts]: ['crud', 'crud', '', 'r'],
  [slugs.postFiles]: ['crud', 'crud', '', 'r'],
  [slugs.membershipTiers]: content,
  [slugs.emailTemplates]: content,
  [slugs.downloadCodeBatches]: ofAdmins,
  [slugs.discountCodes]: ofAdmins,
  [slugs.segments]: ofAdmins,
  [slugs.people]: readByAdmins,
  [slugs.personNotes]: readByAdmins,
  [slugs.shippingRates]: ['crud', '', 'r', ''],
  [slugs.taxRates]: ['crud', '', 'r', ''],
  [slugs.sellers]: parcels,
  [slugs.invoices]: parcels,
  [slugs.orders]: parcels,
  [slugs.orderEvents]: parcels,
  [slugs.pastOrders]: parcels,
  [slugs.gifts]: parcels,
  [slugs.tickets]: parcels,
  [slugs.waitlistEntries]: ['rd', '', 'rd', ''],
  [slugs.refunds]: readByAdmins,
  [slugs.paymentAccounts]: readByAdmins,
  [slugs.entitlements]: readByAdmins,
  [slugs.memberships]: readByAdmins,
  [slugs.importedMembers]: readByAdmins,
  [slugs.membershipPayments]: readByAdmins,
  [slugs.playCounts]: readByAdmins,
  [slugs.visitCounts]: readByAdmins,
  [slugs.pageCounts]: readByAdmins,
  [slugs.emailLists]: ofAdmins,
  [slugs.newsletters]: ofAdmins,
  [slugs.subscribers]: ['rd', '', '', ''],
  [slugs.mailLog]: readByAdmins,
  [slugs.auditLog]: readByAdmins,
  [slugs.comments]: ['rd', '', '', 'rd'],
  [slugs.contactMessages]: ['rd', '', '', 'rd'],
  [slugs.reactions]: ['r', '', '', 'r'],
  // Another host is another domain.
  [slugs.domains]: ['crd', '', '', ''],
  [slugs.profiles]: ['ru', 'r', 'r', 'r'],
  // The sections of a song book and the like, which plugins bring, are part of the site.
  songs: content,
}

const calls = publicCallsOf(payload.config).filter(({ account }) => account === 'owner')
const nameOf = ({ method, path }: PublicCall) => `${method} ${path}`

/** With one role on the site that is asked about, and every right on another. */
const mixed: string[] = []
const single: string[] = []
let documents: Map<string, string>
let profileId: string
let host: string

beforeAll(async () => {
  const site = await createTenant(payload, 'Site')
  const other = await createTenant(payload, 'Other')
  profileId = site.profile.id
  host = site.host
  documents = await createDocuments(payload, site)
  for (const role of roles) {
    single.push((await createStaff(payload, { [profileId]: role })).token)
    mixed.push(
      (await createStaff(payload, { [other.profile.id]: 'owner', [profileId]: role })).token,
    )
  }
})

describe('the documents of a site', () => {
  const ours = () =>
    [...documents.keys()].filter((slug) => slug !== slugs.users && !slug.startsWith('payload-'))

  it('are open to each role as its row says, whatever it is elsewhere', async () => {
    const found: Record<string, readonly string[]> = {}
    const expected: Record<string, Letters> = {}
    for (const slug of ours()) {
      found[slug] = await Promise.all(mixed.map((token) => lettersOf(slug, token)))
      expected[slug] = rules[slug] ?? nobody
    }
    expect(found).toEqual(expected)
  })

  it('cannot be moved to a site where one may not put them', async () => {
    const target = await createTenant(payload, 'Target')
    const mover = await createStaff(payload, {
      [profileId]: 'owner',
      [target.profile.id]: 'moderator',
    })
    const moved = await rest('PATCH', `/api/posts/${documents.get(slugs.posts)}`, {
      token: mover.token,
      body: { profile: target.profile.id },
    })
    expect(moved.status).toBe(403)
  })
})

describe('the calls of a site', () => {
  it('each say what they are about', () => {
    expect(calls.filter(({ need }) => !need).map(nameOf)).toEqual([])
  })

  it.each(roles)('are refused to a %s beyond that role', async (role) => {
    const token = single[roles.indexOf(role)]
    // A person who has left may do nothing from then on.
    for (const call of calls.filter(({ path }) => !path.endsWith('/leave'))) {
      const isAllowed = allows(role, call)
      const { status, text } = await askSample(call, { token, profileId, host })
      expect([nameOf(call), status === 403], text).toEqual([nameOf(call), !isAllowed])
    }
  })

  it.each(roles)('are refused to a %s who is more on another site', async (role) => {
    const token = mixed[roles.indexOf(role)]
    for (const call of calls.filter((each) => isOfSite(each) && !allows(role, each))) {
      const { status, text } = await askSample(call, { token, profileId, host, ids: idsFor(call) })
      expect([403, 404], `${nameOf(call)}: ${text}`).toContain(status)
    }
  })

  it('keep money and people from those who only help', () => {
    const openTo = (role: (typeof roles)[number]) =>
      calls
        .filter((call) => allows(role, call))
        .map(nameOf)
        .sort()
    const sensitive = /refund|take-back|export|payment-account|members|insights|lists|mail-log/
    expect(openTo('editor').filter((name) => sensitive.test(name))).toEqual([
      'get /membership-tiers/:id/posts',
      'post /membership-tiers/:id/posts/leave',
      'post /membership-tiers/:id/posts/open',
      'post /membership-tiers/:id/preview',
    ])
    expect(openTo('fulfiller').filter((name) => sensitive.test(name))).toEqual([
      'get /events/:id/guests/export',
      'get /events/:id/waitlist/export',
      'get /orders/export',
    ])
    expect(openTo('moderator').filter((name) => sensitive.test(name))).toEqual([])
    expect(openTo('admin')).not.toContain('post /profiles/:id/payment-account/onboard')
  })
})

const allows = (role: (typeof roles)[number], { need }: PublicCall) =>
  need !== undefined && need.subject !== 'platform' && roleAllows(role, need.subject, need.right)

/** Addresses of other sites belong to nobody, and failed jobs to the platform. */
const isOfSite = ({ path, need }: PublicCall) =>
  path !== '/embeds/find' && need?.subject !== 'platform'

/** The site's own document, where the path begins with its collection. */
function idsFor({ path }: PublicCall): Record<string, string> {
  const id = documents.get(path.split('/')[1] ?? '')
  return id === undefined ? {} : { id }
}

/** What may be done with the one document of the site, and whether another may be made beside it. */
async function lettersOf(slug: string, token: string): Promise<string> {
  type Permission = boolean | { permission?: boolean }
  const id = documents.get(slug)
  const [asked, made] = await Promise.all([
    rest<Record<string, Permission>>('POST', `/api/${slug}/access/${id}`, { token, body: {} }),
    rest('POST', `/api/${slug}`, { token, body: { profile: profileId } }),
  ])
  const may = (operation: string) => {
    const permission = asked.status === 200 ? asked.json[operation] : false
    return typeof permission === 'object' ? permission.permission === true : permission === true
  }
  return [
    ![401, 403, 404, 501].includes(made.status) && 'c',
    may('read') && 'r',
    may('update') && 'u',
    may('delete') && 'd',
  ]
    .filter(Boolean)
    .join('')
}
