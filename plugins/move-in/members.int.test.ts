import { expect, it } from 'vitest'
import { runImport } from '@/plugins/move-in/run/import-job'
import { call, checked, finish, type Site } from '@/plugins/move-in/testing/import-steps'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { tasksOf } from '@/src/server/queue/periodic-tasks'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const words = ownerMessages.moveIn.members
const { pool } = payload.db

const ghost = (...rows: string[]) =>
  [
    'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
    ...rows,
  ].join('\n')
const four = ghost(
  '1,Ada@example.com,Ada Lovelace,,true,true,,2023-01-02T03:04:05.000Z,,,Gold',
  '2,bo@example.com,Bo,,false,true,,2023-01-02,,,Silver',
  '3,cy@example.com,Cy,,true,false,,2023-01-02,,,',
  '4,left@example.com,Left,,true,false,,2023-01-02,,,',
)

/** What the worker does by itself: memberships are given, and taken over. */
const adopt = () =>
  tasksOf(payload.config)
    .find(({ name }) => name === 'adopt-members')
    ?.run(payload)

async function newSite(name: string) {
  const site = await createTenant(payload, name)
  const { profile } = site
  const tier = await payload.create({
    collection: slugs.membershipTiers,
    data: { profile: profile.id, name: 'Gold', priceMonthlyMinor: 900 },
  })
  const list = await payload.create({
    collection: slugs.emailLists,
    data: { profile: profile.id, name: 'News' },
  })
  return { ...site, tierId: tier.id, listId: list.id }
}

async function rowsOf(table: string, columns: string, { profile }: Site) {
  const { rows } = await pool.query(
    `select ${columns} from ${table} where profile_id = $1 order by 1`,
    [profile.id],
  )
  return rows
}
const membersOf = (site: Site) => rowsOf('imported_members', 'email, outcome, note', site)
const listed = (site: Site) =>
  rowsOf('subscribers', 'email, status, source, consent_text as consent', site)
const memberships = (site: Site) => rowsOf('memberships', 'source, status, tier_id as tier', site)

/** The accounts that the import made: not the visitor that a site begins with. */
const accounts = async (site: Site) =>
  (await rowsOf('public_accounts', 'email, news_off_at is not null as off', site)).filter(
    ({ email }) => email !== site.visitor.email,
  )

it('says what becomes of whom, and makes nobody a member unasked', async () => {
  const luna = await newSite('Luna')
  await newSite('Kito')
  const { findings, state, choosable } = await checked(luna, four, 'ghost-members')
  expect(state).toBe('checked')
  expect(choosable).toEqual({
    tiers: [{ id: luna.tierId, name: 'Gold' }],
    lists: [
      { id: luna.listId, name: 'News' },
      { id: expect.any(String), name: 'Newsletter' },
    ],
    releases: [],
  })
  expect(findings).toMatchObject({
    ...{ willMake: 4, odd: 0, leftOut: 0 },
    tiers: [
      { name: 'Gold', count: 1 },
      { name: 'Silver', count: 1 },
    ],
    fates: [
      { name: words.given, count: 2 },
      { name: words.mailed, count: 3 },
      { name: words.left, count: 1 },
      { name: words.free, count: 2 },
    ],
  })
  expect(JSON.stringify(findings)).not.toMatch(/example\.com|Ada/)
  expect(await membersOf(luna)).toEqual([])
})

it('gives tiers and puts who agreed on the list, but nobody who left; and takes all of it back', async () => {
  const luna = await newSite('Luna')
  const kito = await newSite('Kito')
  await payload.create({
    collection: slugs.subscribers,
    data: {
      ...{ profile: luna.profile.id, list: luna.listId, email: 'left@example.com' },
      status: 'unsubscribed',
    },
  })
  const { id } = await checked(luna, four, 'ghost-members')
  const choices = { listId: luna.listId, tiers: { Gold: luna.tierId } }
  const foreign = { listId: luna.listId, tiers: { Gold: kito.tierId } }
  expect((await call(luna, 'POST', `/${id}/start`, { choices: foreign })).status).toBe(404)
  const foreignList = { ...choices, listId: kito.listId }
  expect((await call(luna, 'POST', `/${id}/start`, { choices: foreignList })).status).toBe(404)
  expect((await call(kito, 'POST', `/${id}/start`, { choices })).status).toBe(404)
  expect((await call(luna, 'POST', `/${id}/start`, { choices })).status).toBe(200)
  expect(await finish(luna, id)).toMatchObject({ state: 'made', made: 4, kinds: ['member'] })
  await adopt()
  expect(await membersOf(luna)).toEqual([
    { email: 'ada@example.com', outcome: 'given', note: '' },
    { email: 'bo@example.com', outcome: 'kept', note: null },
    { email: 'cy@example.com', outcome: 'kept', note: null },
    { email: 'left@example.com', outcome: 'kept', note: null },
  ])
  const consent = ownerMessages.subscriberImport.consent
  const onList = (email: string) => ({ email, status: 'confirmed', source: 'import', consent })
  expect(await listed(luna)).toEqual([
    onList('ada@example.com'),
    onList('cy@example.com'),
    { email: 'left@example.com', status: 'unsubscribed', source: null, consent: null },
  ])
  expect(await memberships(luna)).toEqual([{ source: 'comp', status: 'active', tier: luna.tierId }])
  expect(await accounts(luna)).toEqual([{ email: 'ada@example.com', off: false }])
  for (const table of ['imported_members', 'memberships', 'subscribers']) {
    expect(await rowsOf(table, 'id', kito)).toEqual([])
  }
  const mails = await payload.count({
    collection: slugs.mailLog,
    where: { profile: { equals: luna.profile.id } },
  })
  expect(mails.totalDocs).toBe(0)

  const again = await checked(luna, four, 'ghost-members')
  expect(again.findings).toMatchObject({ willMake: 0, known: 4 })

  await call(luna, 'POST', `/${id}/undo`)
  expect(await finish(luna, id)).toMatchObject({ state: 'undone', result: { removed: 4 } })
  expect(await membersOf(luna)).toEqual([])
  expect(await memberships(luna)).toEqual([])
  expect(await accounts(luna)).toEqual([])
  expect(await listed(luna)).toMatchObject([{ email: 'left@example.com' }])

  // Made again with what was said the first time.
  await call(luna, 'POST', `/${id}/start`)
  await finish(luna, id)
  await adopt()
  expect(await memberships(luna)).toHaveLength(1)
})

/** A site with an import of one member who pays at Stripe, and who waits for the task. */
async function siteWithPayingMember() {
  const luna = await newSite('Luna')
  const { id } = await checked(
    luna,
    ghost('1,ada@example.com,Ada,,false,false,cus_1,2023-01-02,,,Gold'),
    'ghost-members',
  )
  await call(luna, 'POST', `/${id}/start`, { choices: { tiers: { Gold: luna.tierId } } })
  await finish(luna, id)
  return { luna, id }
}

it('keeps away who left there, also after it was taken back, but not from other artists', async () => {
  const [luna, kito] = [await newSite('Luna'), await newSite('Kito')]
  const left = ghost('1,left@example.com,Left,,false,false,,2023-01-02,,,')
  const agreed = ghost('1,left@example.com,Left,,true,false,,2023-01-02,,,')
  const take = async (site: Awaited<ReturnType<typeof newSite>>, file: string) => {
    const { id, findings } = await checked(site, file, 'ghost-members')
    await call(site, 'POST', `/${id}/start`, { choices: { listId: site.listId } })
    await finish(site, id)
    return { id, findings }
  }
  const first = await take(luna, left)
  expect(first.findings?.fates).toContainEqual({ name: words.left, count: 1 })
  await call(luna, 'POST', `/${first.id}/undo`)
  expect(await finish(luna, first.id)).toMatchObject({ result: { removed: 1 } })
  await take(luna, agreed)
  expect(await listed(luna)).toEqual([])
  await take(kito, agreed)
  expect(await listed(kito)).toMatchObject([{ email: 'left@example.com', status: 'confirmed' }])
})

it('lets stay who pays here, and ends nothing', async () => {
  const { luna, id } = await siteWithPayingMember()
  // As the task leaves it.
  const held = await payload.create({
    collection: slugs.memberships,
    data: {
      ...{ profile: luna.profile.id, tier: luna.tierId, account: luna.visitor.id },
      ...{ status: 'active', interval: 'month', amountMinor: 700 },
    },
  })
  await pool.query(
    `update imported_members set outcome = 'adopted', membership_id = $1 where profile_id = $2`,
    [held.id, luna.profile.id],
  )
  await call(luna, 'POST', `/${id}/undo`)
  expect(await finish(luna, id)).toMatchObject({
    state: 'undone',
    made: 1,
    result: { removed: 0, staysCount: 1, stays: [{ title: 'Row 2 · Gold', note: words.paysHere }] },
  })
  expect(await memberships(luna)).toMatchObject([{ status: 'active' }])
})

it('takes back an account whose subscription came to nothing', async () => {
  const { luna, id } = await siteWithPayingMember()
  // As the task leaves it: the membership was written, and Stripe refused.
  const account = await payload.create({
    collection: slugs.publicAccounts,
    data: {
      ...{ profile: luna.profile.id, email: 'ada@example.com', username: '' },
      ...{ firstName: 'Ada', lastName: '', password: 'not-known-to-anybody' },
    },
  })
  await payload.create({
    collection: slugs.memberships,
    data: {
      ...{ profile: luna.profile.id, tier: luna.tierId, account: account.id },
      ...{ status: 'incomplete_expired', interval: 'month', amountMinor: 700 },
    },
  })
  await pool.query(
    `update imported_members set outcome = 'refused', made_account_id = $1 where profile_id = $2`,
    [account.id, luna.profile.id],
  )
  await call(luna, 'POST', `/${id}/undo`)
  expect(await finish(luna, id)).toMatchObject({ state: 'undone', result: { removed: 1 } })
  expect(await accounts(luna)).toEqual([])
  expect(await memberships(luna)).toEqual([])
})

it('is looked at again when the artist asks, each on their own site', async () => {
  const luna = await newSite('Luna')
  const kito = await newSite('Kito')
  const file = ghost('1,ada@example.com,Ada,,false,false,cus_1,2023-01-02,,,Gold')
  const { id } = await checked(luna, file, 'ghost-members')
  await call(luna, 'POST', `/${id}/start`)
  await finish(luna, id)
  expect(await membersOf(luna)).toMatchObject([{ outcome: 'waiting' }])
  await adopt()
  expect(await membersOf(luna)).toMatchObject([
    { outcome: 'refused', note: ownerMessages.moveIn.adoption.unknownCustomer },
  ])
  expect((await call(kito, 'POST', `/${id}/adopt`)).status).toBe(404)
  expect((await call(luna, 'POST', `/${id}/adopt`)).json).toEqual({ count: 1 })
  expect((await call(luna, 'POST', `/${id}/adopt`)).json).toEqual({ count: 0 })
  expect(await membersOf(luna)).toMatchObject([{ outcome: 'waiting' }])
})

it('makes each once when two runs of a job go on at once', async () => {
  const luna = await newSite('Luna')
  const { id } = await checked(luna, four, 'ghost-members')
  const choices = { listId: luna.listId, tiers: { Gold: luna.tierId, Silver: luna.tierId } }
  await call(luna, 'POST', `/${id}/start`, { choices })
  await Promise.all([runImport(payload, id), runImport(payload, id)])
  await Promise.all([adopt(), adopt()])
  expect(await membersOf(luna)).toHaveLength(4)
  expect(await memberships(luna)).toHaveLength(2)
})

it('keeps away who has switched mails off since an earlier export, on that site alone', async () => {
  const [luna, kito] = [await newSite('Luna'), await newSite('Kito')]
  const rows = (mails: string) =>
    ghost(
      `1,ada@example.com,Ada,,${mails},false,,2023-01-02,,,`,
      '2,bo@example.com,Bo,,true,false,,2023-01-02,,,',
    )
  for (const site of [luna, kito]) {
    const { id } = await checked(site, rows('true'), 'ghost-members')
    await call(site, 'POST', `/${id}/start`, { choices: { listId: site.listId } })
    await finish(site, id)
  }
  const { id, findings } = await checked(luna, rows('false'), 'ghost-members')
  expect(findings).toMatchObject({ willMake: 1, known: 1 })
  await call(luna, 'POST', `/${id}/start`, { choices: { listId: luna.listId } })
  expect(await finish(luna, id)).toMatchObject({ state: 'made', made: 0 })
  const statusOf = async (site: Site) => (await listed(site)).map(({ status }) => status)
  expect(await statusOf(luna)).toEqual(['unsubscribed', 'confirmed'])
  expect(await statusOf(kito)).toEqual(['confirmed', 'confirmed'])
  expect((await checked(luna, rows('false'), 'ghost-members')).findings).toMatchObject({
    ...{ willMake: 0, known: 2 },
  })
})
