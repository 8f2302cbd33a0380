import { startFakeStripe } from '@/scripts/fake-stripe/server'

const [port = '12111', shop = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_fake_stripe'
const connectSecret = process.env.STRIPE_CONNECT_WEBHOOK_SECRET

const { url } = await startFakeStripe({
  port: Number(port),
  webhookUrl: `${shop}/api/webhooks/stripe`,
  webhookSecret,
  ...(connectSecret && {
    connect: { url: `${shop}/api/webhooks/stripe-connect`, secret: connectSecret },
  }),
})
console.log(`Fake Stripe on ${url}, events go to ${shop}/api/webhooks/…`)
