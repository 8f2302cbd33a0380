import type { Payload } from 'payload'
import sharp from 'sharp'
import { starterPage } from '@/src/core/page-document/templates/starter'
import { slugs } from '@/src/core/slugs'
import { createCommerceDocuments } from '@/src/testing/documents-of-commerce'
import { createProduct, type createTenant } from '@/src/testing/factories'

type Tenant = Awaited<ReturnType<typeof createTenant>>

/**
 * One document of every collection, all of the given tenant.
 *
 * @returns document id by collection slug
 */
export async function createDocuments(
  payload: Payload,
  { profile, owner, visitor }: Tenant,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>([
    [slugs.profiles, profile.id],
    [slugs.users, owner.id],
    [slugs.publicAccounts, visitor.id],
  ])
  const add = async (collection: string, data: Record<string, unknown>, file?: TestFile) => {
    const created = await payload.create({
      collection: collection as typeof slugs.pages,
      data: { profile: profile.id, ...data } as never,
      ...(file && { file }),
    })
    ids.set(collection, created.id)
    return created.id
  }

  const { product, variant } = await createProduct(payload, profile.id)
  ids.set(slugs.products, product.id)
  ids.set(slugs.variants, variant.id)
  await remember(payload, ids, slugs.tracks, profile.id)
  await remember(payload, ids, slugs.pages, profile.id)
  await remember(payload, ids, slugs.themeSettings, profile.id)
  await add(slugs.savedSections, {
    name: 'A section',
    subtree: { rootId: 'a', nodes: { a: { type: 'text', props: {}, children: [], v: 1 } } },
  })
  await add(slugs.deletedPages, { title: 'A page that is gone', pathname: '/gone' })
  await add(slugs.emailTemplates, { key: 'receipt' })
  await add(slugs.media, { alt: 'A square' }, await picture())
  const original = await add(slugs.audioFiles, {}, audio())
  // A song of a release in the store cannot be saved without its file.
  await payload.update({
    collection: slugs.tracks,
    id: ids.get(slugs.tracks) ?? '',
    data: { original },
  })
  await add(slugs.invites, {
    kind: 'team',
    email: 'invited@example.com',
    role: 'editor',
    tokenHash: `hash-${profile.id}`,
    expiresAt: '2099-01-01T00:00:00.000Z',
  })
  await add(slugs.domains, { host: `${profile.slug}.example.com` })
  const { order, tier } = await createCommerceDocuments(add, { profile, visitor, product, variant })
  await add(slugs.auditLog, {
    action: 'order_cancelled',
    summary: 'Cancelled an order',
    actorType: 'owner',
    actorLabel: owner.email,
    targetCollection: slugs.orders,
    targetId: order,
    targetLabel: `REF-${profile.slug}`,
  })
  await add(slugs.visitCounts, { day: '2026-11-22', source: 'direct', visits: 1 })
  await add(slugs.pageCounts, { day: '2026-11-22', path: '/', source: 'direct', views: 1 })
  await add(slugs.incomingUploads, { key: `incoming/${profile.slug}`, bytes: 1 })
  await remember(payload, ids, slugs.storageUse, profile.id)
  const key = await add(slugs.apiKeys, {
    name: 'A program',
    start: 'bs_live_0000',
    keyHash: `key-${profile.id}`,
    scopes: ['read:catalog'],
  })
  await add(slugs.apiKeyAnswers, { key, idempotencyKey: 'once', askedHash: 'hash' })
  const endpoint = await add(slugs.webhookEndpoints, {
    url: 'https://receiver.example.com/hook',
    events: [],
    secret: 'sealed',
  })
  await add(slugs.webhookDeliveries, {
    endpoint,
    event: `event-${profile.slug}`,
    type: 'order.paid',
    subject: profile.id,
    data: {},
    state: 'sent',
    occurredAt: new Date().toISOString(),
    nextTryAt: new Date().toISOString(),
  })
  const automation = await add(slugs.automations, {
    name: 'Welcome',
    trigger: 'subscribed',
    event: 'subscriber.confirmed',
    actions: [
      { id: '2f1a6c1e-8f0e-4d0e-9c55-0d6f3e8f4f11', kind: 'tag', waitHours: 0, tag: 'new' },
    ],
    isOn: true,
    switchedOnAt: new Date().toISOString(),
  })
  await add(slugs.automationRuns, {
    automation,
    event: `event-${profile.slug}`,
    email: visitor.email,
    state: 'done',
    occurredAt: new Date().toISOString(),
    dueAt: new Date().toISOString(),
    outcomes: [],
  })
  // No collection: triggers write it while a plugin listens.
  await payload.db.pool.query(
    `insert into listener_calls (profile_id, plugin, event, type, subject, data, occurred_at)
     values ($1::uuid, 'acme', $1::text, 'order.paid', $1::text, '{}', now())`,
    [profile.id],
  )
  await add(slugs.siteExports, { state: 'ready', readyAt: new Date().toISOString() })
  const imported = await add(slugs.imports, {
    importer: 'shopify-products',
    fileName: 'products.csv',
    fileKey: `incoming/${profile.slug}/products.csv`,
    state: 'made',
  })
  await add(slugs.importedItems, {
    import: imported,
    importer: 'shopify-products',
    sourceKey: 'shirt',
    title: 'Shirt',
    kind: 'merch',
    documentId: product.id,
    mark: 'as made',
  })
  await add(slugs.pastOrders, {
    number: '1001',
    source: 'Bandcamp',
    orderedAt: '2021-03-04T05:06:07.000Z',
    email: visitor.email,
    name: 'Ada Fan',
    country: 'GB',
    lines: [{ title: 'A release', quantity: 1 }],
    totalMinor: 900,
    currency: 'EUR',
  })
  await add(slugs.importedMembers, {
    email: visitor.email,
    name: 'Ada Fan',
    source: 'Patreon',
    tierName: 'Gold',
    standing: 'paying',
    outcome: 'kept',
  })
  const track = ids.get(slugs.tracks)
  await add(slugs.renditions, {
    product: product.id,
    track,
    subject: track,
    kind: 'mp3',
    contentHash: 'x',
  })
  await add(slugs.bonusFiles, { product: product.id, title: 'Booklet' }, booklet())
  await add(slugs.plays, { track, playId: `play-${profile.slug}` })
  await add(slugs.playCounts, { product: product.id, track, day: '2026-11-22', plays: 1 })
  await add(slugs.mailBodies, { key: `body-${profile.slug}`, html: '<p>Hello</p>', text: 'Hello' })
  await add(slugs.mailLog, {
    to: visitor.email,
    subject: 'Your order',
    kind: 'receipt',
    dedupeKey: `mail-${profile.slug}`,
  })
  const file = await add(slugs.postFiles, { alt: 'A square' }, await picture())
  const post = await add(slugs.posts, {
    type: 'image',
    caption: 'For members',
    visibility: 'tiers',
    tiers: [tier],
    media: [{ file, name: 'Square' }],
    isPublished: true,
    publishedAt: '2026-06-01T10:00:00.000Z',
  })
  const byVisitor = { post, account: visitor.id }
  await add(slugs.comments, { ...byVisitor, content: 'Lovely.' })
  await add(slugs.reactions, { ...byVisitor, kind: 'like' })
  await add(slugs.pollVotes, { ...byVisitor, optionId: 'one' })
  await add(slugs.blockedEmails, {
    emailHash: 'a-hash',
    blockedAt: '2026-01-01T00:00:00.000Z',
  })
  await add(slugs.suppressionList, { emailHash: 'a-hash' })
  await add(slugs.textPolls, {
    document: post,
    uid: 'vinyl',
    question: 'On vinyl?',
    options: [{ id: 'yes', text: 'Yes' }],
  })
  const event = await add(slugs.events, {
    title: 'A concert',
    startsAt: '2027-06-01T19:00:00.000Z',
    timeZone: 'Europe/London',
    address: { name: 'The Hall', street: '1 Street', city: 'Leeds', country: 'United Kingdom' },
    status: 'scheduled',
    isPublished: true,
  })
  await add(slugs.waitlistEntries, { event, email: visitor.email })
  const list = await add(slugs.emailLists, { name: 'Newsletter' })
  await add(slugs.newsletters, { subject: 'News', audience: 'list', list, text: 'Hello' })
  await add(slugs.subscribers, { list, email: visitor.email, status: 'confirmed' })
  await add(slugs.contactMessages, {
    name: 'Ada Fan',
    email: visitor.email,
    message: 'When do you play in Leeds?',
  })
  await rememberPerson(payload, ids, profile.id, visitor.email)
  await add(slugs.personNotes, {
    person: ids.get(slugs.people),
    text: 'Met at the show in Leeds',
    author: owner.id,
    authorName: 'Test',
  })
  await add(slugs.segments, {
    name: 'Buyers',
    rules: { match: 'all', rules: [{ kind: 'bought', is: true, productId: null }] },
  })
  ids.set('payload-locked-documents', await lockPage(payload, profile.id, owner.id))
  ids.set('payload-preferences', await rememberPreference(payload, owner.id))
  return ids
}

/** A trigger of the database wrote it. */
async function rememberPerson(
  payload: Payload,
  ids: Map<string, string>,
  profile: string,
  email: string,
): Promise<void> {
  const { docs } = await payload.find({
    collection: slugs.people,
    where: { and: [{ profile: { equals: profile } }, { email: { equals: email } }] },
    limit: 1,
  })
  ids.set(slugs.people, docs[0]?.id ?? '')
}

/** On a page of its own, because a page that is saved loses its lock. */
async function lockPage(payload: Payload, profile: string, owner: string): Promise<string> {
  const page = await payload.create({
    collection: slugs.pages,
    data: {
      profile,
      title: 'About',
      pathname: '/about',
      rev: 0,
      layout: starterPage({ name: 'Tenant', tagline: '' }),
      _status: 'draft',
    },
    draft: true,
  })
  const { id } = await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: slugs.pages, value: page.id },
      user: { relationTo: slugs.users, value: owner },
    },
  })
  return id
}

async function rememberPreference(payload: Payload, owner: string): Promise<string> {
  const { id } = await payload.db.create({
    collection: 'payload-preferences',
    data: { key: 'nav', value: { open: true }, user: { relationTo: slugs.users, value: owner } },
  })
  return String(id)
}

type TestFile = { data: Buffer; mimetype: string; name: string; size: number }

async function picture(): Promise<TestFile> {
  const data = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: 'square.png', size: data.length }
}

/** One silent frame of MPEG audio. */
function audio(): TestFile {
  const data = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])
  return { data, mimetype: 'audio/mpeg', name: 'one.mp3', size: data.length }
}

function booklet(): TestFile {
  const data = Buffer.from('%PDF-1.4\n%%EOF\n')
  return { data, mimetype: 'application/pdf', name: 'booklet.pdf', size: data.length }
}

async function remember(
  payload: Payload,
  ids: Map<string, string>,
  collection: 'pages' | 'theme-settings' | 'tracks' | 'storage-use',
  profileId: string,
): Promise<void> {
  const { docs } = await payload.find({
    collection,
    where: { profile: { equals: profileId } },
    limit: 1,
    depth: 0,
  })
  const [found] = docs
  if (!found) {
    throw new Error(`The tenant has no ${collection}`)
  }
  ids.set(collection, found.id)
}
