import { startFakeStripe } from '@/scripts/fake-stripe/server'
import { connectScenarios, runScenarios, scenarios } from '@/scripts/stripe-scenarios/scenarios'

/**
 * `STRIPE_SECRET_KEY=sk_test_… npx tsx scripts/stripe-scenarios/main.ts [--connect]` asks Stripe itself,
 * in test mode; without a key the fake is asked.
 */
const secretKey = process.env.STRIPE_SECRET_KEY
if (secretKey && !/^[sr]k_test_/.test(secretKey)) {
  throw new Error('STRIPE_SECRET_KEY has to be a key of the test mode: these scenarios move money.')
}
const fake = secretKey
  ? null
  : await startFakeStripe({ webhookUrl: 'http://127.0.0.1:9/', webhookSecret: 'whsec_nobody' })
const address = secretKey ? { secretKey } : { secretKey: 'sk_test_0123456789', apiBase: fake?.url }
const withAccounts = !secretKey || process.argv.includes('--connect')

console.log(`Against ${secretKey ? 'Stripe in test mode' : 'the stand-in'}:`)
const outcomes = await runScenarios(address, [
  ...scenarios,
  ...(withAccounts ? connectScenarios : []),
])
for (const { name, problem } of outcomes) {
  console.log(problem === null ? `✓ ${name}` : `✗ ${name}\n    ${problem}`)
}
await fake?.close()
process.exit(outcomes.every(({ problem }) => problem === null) ? 0 : 1)
