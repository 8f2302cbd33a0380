import { expect, it } from 'vitest'
import { startFakeStripe } from '@/scripts/fake-stripe/server'
import { connectScenarios, runScenarios, scenarios } from '@/scripts/stripe-scenarios/scenarios'

it('the fake behaves as the shop’s code expects Stripe to', async () => {
  const fake = await startFakeStripe({
    webhookUrl: 'http://127.0.0.1:9/',
    webhookSecret: 'whsec_nobody',
  })
  try {
    const address = { secretKey: 'sk_test_0123456789', apiBase: fake.url }
    const outcomes = await runScenarios(address, [...scenarios, ...connectScenarios])
    expect(outcomes.filter(({ problem }) => problem !== null)).toEqual([])
    expect(outcomes.length).toBeGreaterThan(7)
  } finally {
    await fake.close()
  }
})
