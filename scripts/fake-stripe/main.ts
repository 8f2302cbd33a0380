import { startFakeStripe } from '@/scripts/fake-stripe/server'

const [port = '12111', webhookUrl = 'http://127.0.0.1:3000/api/webhooks/stripe'] =
  process.argv.slice(2)
const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_fake_stripe'

const { url } = await startFakeStripe({ port: Number(port), webhookUrl, webhookSecret })
console.log(`Fake Stripe on ${url}, events go to ${webhookUrl}`)
