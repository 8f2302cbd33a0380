import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setUpSteps } from '@/plugins/insights/dashboard/set-up-steps'
import { slugs } from '@/src/core/slugs'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { createTenant } from '@/src/testing/factories'

type Tenant = Awaited<ReturnType<typeof createTenant>>

const connect = {
  STRIPE_SECRET_KEY: 'sk_test_abc123',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_87654321',
}
const step = 'Turn on payments'

let test: TestPayload
let luna: Tenant
let kito: Tenant

beforeAll(async () => {
  Object.assign(process.env, connect)
  test = await bootTestPayload()
  luna = await createTenant(test.payload, 'Luna')
  kito = await createTenant(test.payload, 'Kito')
})
afterAll(async () => {
  for (const name of Object.keys(connect)) {
    delete process.env[name]
  }
  await test.close()
})

async function stepOf({ owner, profile }: Tenant) {
  const { payload } = test
  const user = await payload.findByID({ collection: slugs.users, id: owner.id, depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: slugs.users } }, payload)
  const steps = await setUpSteps(req, profile.id)
  return steps.find(({ label }) => label === step)
}

it('asks an artist to turn on payments until their own account takes money', async () => {
  expect(await stepOf(luna)).toMatchObject({ isDone: false, action: { path: '/get-paid' } })
  const account = await test.payload.create({
    collection: slugs.paymentAccounts,
    data: {
      profile: luna.profile.id,
      stripeAccountId: 'acct_1',
      livemode: false,
      platformFeeBps: 0,
    },
  })
  expect(await stepOf(luna)).toMatchObject({ isDone: false })

  await test.payload.update({
    collection: slugs.paymentAccounts,
    id: account.id,
    data: { chargesEnabled: true },
  })
  expect(await stepOf(luna)).toMatchObject({ isDone: true })
  expect(await stepOf(kito)).toMatchObject({ isDone: false })
})

it('takes an account of test mode for none where money is real', async () => {
  await test.payload.update({
    collection: slugs.paymentAccounts,
    where: { profile: { equals: luna.profile.id } },
    data: { livemode: true },
  })
  expect(await stepOf(luna)).toMatchObject({ isDone: false })
})
