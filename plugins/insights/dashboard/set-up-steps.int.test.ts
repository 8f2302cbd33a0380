import { createLocalReq } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { setUpSteps } from '@/plugins/insights/dashboard/set-up-steps'
import { slugs } from '@/src/core/slugs'
import { createProduct, createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

const connect = {
  STRIPE_SECRET_KEY: 'sk_test_abc123',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_87654321',
}
const step = 'Turn on payments'

Object.assign(process.env, connect)
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
afterAll(async () => {
  for (const name of Object.keys(connect)) {
    delete process.env[name]
  }
})

async function stepOf({ owner, profile }: Tenant) {
  const user = await payload.findByID({ collection: slugs.users, id: owner.id, depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: slugs.users } }, payload)
  const steps = await setUpSteps(req, profile.id)
  return steps.find(({ label }) => label === step)
}

it('asks an artist to turn on payments until their own account takes money', async () => {
  expect(await stepOf(luna)).toMatchObject({ isDone: false, action: { path: '/payouts' } })
  const account = await payload.create({
    collection: slugs.paymentAccounts,
    data: {
      profile: luna.profile.id,
      stripeAccountId: 'acct_1',
      livemode: false,
      platformFeeBps: 0,
    },
  })
  expect(await stepOf(luna)).toMatchObject({ isDone: false })

  await payload.update({
    collection: slugs.paymentAccounts,
    id: account.id,
    data: { chargesEnabled: true },
  })
  expect(await stepOf(luna)).toMatchObject({ isDone: true })
  expect(await stepOf(kito)).toMatchObject({ isDone: false })
})

it('takes an account of test mode for none where money is real', async () => {
  await payload.update({
    collection: slugs.paymentAccounts,
    where: { profile: { equals: luna.profile.id } },
    data: { livemode: true },
  })
  expect(await stepOf(luna)).toMatchObject({ isDone: false })
})

it('goes on until others know of the site, and names what nobody else did', async () => {
  const stepsOf = async ({ owner, profile }: Tenant) => {
    const user = await payload.findByID({ collection: slugs.users, id: owner.id, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: slugs.users } }, payload)
    const steps = await setUpSteps(req, profile.id)
    return steps.filter(({ isDone }) => isDone).map(({ label }) => label)
  }
  const ada = await createTenant(payload, 'Ada')
  await payload.update({
    collection: slugs.profiles,
    id: ada.profile.id,
    data: { onlineSince: null },
  })
  expect(await stepsOf(ada)).toEqual([])

  await createProduct(payload, ada.profile.id)
  const visits = {
    ...{ day: '2026-11-22', source: 'direct', medium: 'direct', campaign: 'none', country: 'ZZ' },
    ...{ device: 'computer', views: 10, visits: 10, visitors: 10, profile: ada.profile.id },
  }
  await payload.create({ collection: slugs.visitCounts, data: visits })
  expect(await stepsOf(ada)).toEqual(['Your first release'])

  const now = new Date().toISOString()
  await payload.update({
    collection: slugs.profiles,
    id: ada.profile.id,
    data: { onlineSince: now, setUpAt: now },
  })
  expect(await stepsOf(ada)).toEqual([
    'Your name and look',
    'Your first release',
    'Put your site online',
    'Tell people',
  ])
  expect(await stepsOf(kito)).toEqual(['Put your site online'])
})
