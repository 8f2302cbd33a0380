import { beforeAll, expect, it } from 'vitest'
import { tenantCollectionsOf } from '@/plugins/_kit/to-payload-plugin'
import { installedPlugins } from '@/plugins/installed'
import { slugs } from '@/src/core/slugs'
import { createDocuments } from '@/src/testing/documents'
import { createOwner, createPlatformAdmin, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const actors = [
  'anonymous',
  'visitor',
  'owner of nothing',
  'foreign owner',
  'owner',
  'platform admin',
] as const
type Actor = (typeof actors)[number]

/** Letters of create, read, update and delete that an actor has; actors left out have none. */
type Rule = Partial<Record<Actor, string>>

const ownersOnly: Rule = { owner: 'crud', 'platform admin': 'crud' }
const readOnlyForOwners: Rule = { owner: 'r', 'platform admin': 'r' }
/** Written by fans; owners may take it away. */
const removableByOwners: Rule = { owner: 'rd', 'platform admin': 'rd' }
const systemOnly: Rule = {}
/** A foreign owner may make documents, but only for the own profile: the body here names tenant A. */
const rules: Record<string, Rule> = {
  [slugs.pages]: ownersOnly,
  [slugs.savedSections]: ownersOnly,
  [slugs.deletedPages]: systemOnly,
  [slugs.media]: ownersOnly,
  [slugs.audioFiles]: ownersOnly,
  [slugs.themeSettings]: ownersOnly,
  [slugs.products]: ownersOnly,
  [slugs.variants]: ownersOnly,
  [slugs.tracks]: ownersOnly,
  [slugs.membershipTiers]: ownersOnly,
  [slugs.memberships]: readOnlyForOwners,
  [slugs.orders]: readOnlyForOwners,
  [slugs.orderEvents]: readOnlyForOwners,
  [slugs.entitlements]: readOnlyForOwners,
  [slugs.mailLog]: readOnlyForOwners,
  [slugs.mailBodies]: systemOnly,
  [slugs.publicAccounts]: systemOnly, // has no REST calls at all; read in the admin by its owner
  [slugs.paymentEvents]: systemOnly,
  [slugs.refunds]: readOnlyForOwners,
  [slugs.sellers]: readOnlyForOwners,
  [slugs.invoices]: readOnlyForOwners,
  [slugs.paymentAccounts]: { owner: 'r', 'platform admin': 'ru' },
  [slugs.stockHolds]: systemOnly,
  [slugs.downloads]: systemOnly,
  [slugs.renditions]: systemOnly,
  [slugs.bonusFiles]: ownersOnly,
  [slugs.downloadCodeBatches]: ownersOnly,
  [slugs.downloadCodes]: systemOnly,
  [slugs.plays]: systemOnly,
  [slugs.playCounts]: readOnlyForOwners,
  [slugs.gifts]: readOnlyForOwners,
  [slugs.tickets]: readOnlyForOwners,
  [slugs.waitlistEntries]: removableByOwners,
  [slugs.testPayments]: systemOnly,
  [slugs.membershipPayments]: readOnlyForOwners,
  [slugs.shippingRates]: ownersOnly,
  [slugs.taxRates]: ownersOnly,
  [slugs.discountCodes]: ownersOnly,
  [slugs.segments]: ownersOnly,
  [slugs.people]: readOnlyForOwners,
  [slugs.personNotes]: readOnlyForOwners,
  [slugs.posts]: ownersOnly,
  [slugs.postFiles]: ownersOnly,
  [slugs.events]: ownersOnly,
  [slugs.emailLists]: ownersOnly,
  [slugs.newsletters]: ownersOnly,
  [slugs.emailTemplates]: ownersOnly,
  [slugs.blockedEmails]: systemOnly,
  [slugs.suppressionList]: systemOnly,
  [slugs.comments]: removableByOwners,
  [slugs.subscribers]: removableByOwners,
  [slugs.contactMessages]: removableByOwners,
  [slugs.reactions]: readOnlyForOwners,
  [slugs.pollVotes]: systemOnly,
  [slugs.textPolls]: systemOnly,
  [slugs.visitCounts]: readOnlyForOwners,
  [slugs.pageCounts]: readOnlyForOwners,
  [slugs.auditLog]: readOnlyForOwners,
  [slugs.profiles]: { owner: 'ru', 'platform admin': 'cru' },
  [slugs.invites]: systemOnly,
  [slugs.incomingUploads]: systemOnly,
  [slugs.storageUse]: systemOnly,
  [slugs.apiKeys]: systemOnly,
  [slugs.apiKeyAnswers]: systemOnly,
  [slugs.webhookEndpoints]: systemOnly,
  [slugs.webhookDeliveries]: systemOnly,
  [slugs.automations]: systemOnly,
  [slugs.automationRuns]: systemOnly,
  [slugs.siteExports]: systemOnly,
  [slugs.imports]: systemOnly,
  [slugs.importedItems]: systemOnly,
  [slugs.pastOrders]: readOnlyForOwners,
  [slugs.importedMembers]: readOnlyForOwners,
  [slugs.domains]: { owner: 'crd', 'platform admin': 'crud' },
  [slugs.users]: { owner: 'ru', 'platform admin': 'crud' },
  'payload-locked-documents': { 'platform admin': 'crud' },
  // Bound to the signed-in user by Payload: nobody reaches anybody else's, the admin's neither.
  'payload-preferences': {
    'owner of nothing': 'c',
    'foreign owner': 'c',
    owner: 'crud',
    'platform admin': 'c',
  },
  'payload-migrations': systemOnly,
  'payload-kv': systemOnly,
  ...Object.fromEntries(
    Object.keys(tenantCollectionsOf(installedPlugins)).map((slug) => [slug, ownersOnly]),
  ),
}

let tokens: Record<Actor, string | undefined>
let documents: Map<string, string>
let profileId: string

beforeAll(async () => {
  const tenantA = await createTenant(payload, 'Tenant A')
  const tenantB = await createTenant(payload, 'Tenant B')
  profileId = tenantA.profile.id
  tokens = {
    anonymous: undefined,
    visitor: tenantA.visitor.token,
    'owner of nothing': (await createOwner(payload, [])).token,
    'foreign owner': tenantB.owner.token,
    owner: tenantA.owner.token,
    'platform admin': (await createPlatformAdmin(payload)).token,
  }
  documents = await createDocuments(payload, tenantA)
})

it('has a rule for every collection of the booted configuration', () => {
  expect(Object.keys(payload.collections).sort()).toEqual(Object.keys(rules).sort())
})

it('has a document to try for every collection of ours', () => {
  const ours = Object.keys(rules).filter((slug) => !slug.startsWith('payload-'))
  expect(ours.filter((slug) => !documents.has(slug))).toEqual([])
})

it.each(Object.keys(rules))('%s answers each actor as its rule says', async (slug) => {
  const found: Rule = {}
  const expected: Rule = {}
  for (const actor of actors) {
    found[actor] = await allowedTo(actor, slug)
    expected[actor] = rules[slug]?.[actor] ?? ''
  }
  expect(found).toEqual(expected)
})

it('gives every auth collection explicit rules for unlock and the admin', () => {
  const open = Object.values(payload.collections)
    .filter(({ config }) => config.auth && typeof config.access.unlock !== 'function')
    .map(({ config }) => config.slug)
  expect(open).toEqual([])
})

/** Tries the four operations over REST and tells which were let through. */
async function allowedTo(actor: Actor, slug: string): Promise<string> {
  const token = tokens[actor]
  const path = `/api/${slug}`
  const id = documents.get(slug) ?? '00000000-0000-4000-8000-000000000000'
  const isLetThrough = (status: number) => ![401, 403, 404, 501].includes(status)

  // An empty document is refused by validation (400), after access: nothing is written.
  const created = await rest('POST', path, { token, body: { profile: profileId } })
  const listed = await rest<{ docs?: { id: string }[] }>('GET', `${path}?limit=100&depth=0`, {
    token,
  })
  const read = await rest('GET', `${path}/${id}?depth=0`, { token })
  const isListed = listed.json.docs?.some((doc) => doc.id === id) ?? false
  // Payload answers preferences by key, 200 with null for an unknown one.
  const isRead = read.status === 200 && 'id' in read.json
  expect([slug, actor, 'list agrees with read', isListed]).toEqual([
    slug,
    actor,
    'list agrees with read',
    slug === 'payload-preferences' ? isListed : isRead,
  ])
  const updated = await rest('PATCH', `${path}/${id}?depth=0`, { token, body: {} })
  const deleted = await isDeleteAllowed(slug, id, token)
  return [
    isLetThrough(created.status) && 'c',
    isListed && 'r',
    isLetThrough(updated.status) && 'u',
    deleted && 'd',
  ]
    .filter(Boolean)
    .join('')
}

/**
 * Asks for the permission first, because a delete that is let through would end the test for the
 * next actor; the person who is said to have none then really tries.
 */
async function isDeleteAllowed(slug: string, id: string, token?: string): Promise<boolean> {
  type Permissions = { delete?: boolean | { permission?: boolean } }
  const asked = await rest<Permissions>('POST', `/api/${slug}/access/${id}`, { token, body: {} })
  const answer = asked.status === 200 ? asked.json.delete : false
  const isAllowed = answer === true || (typeof answer === 'object' && answer.permission === true)
  if (!isAllowed) {
    const tried = await rest('DELETE', `/api/${slug}/${id}`, { token })
    expect([401, 403, 404, 501], tried.text).toContain(tried.status)
  }
  return isAllowed
}
