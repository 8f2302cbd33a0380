import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import type { DeliverySettings } from '@/scripts/fake-stripe/deliveries'
import { startFakeStripe } from '@/scripts/fake-stripe/server'
import { setEnvironment } from '@/src/testing/environment'
import { rest } from '@/src/testing/rest'

export const webhookSecret = 'whsec_of_the_test_0123456789'
const connectSecret = 'whsec_of_the_accounts_0123456789'

const books = z.object({
  accounts: z.array(z.looseObject({ id: z.string(), charges_enabled: z.boolean() })),
  sessions: z.array(
    z.looseObject({
      id: z.string(),
      account: z.string(),
      amount_total: z.int(),
      payment_intent: z.string().nullable(),
      payment_status: z.string(),
      client_reference_id: z.string().nullable(),
    }),
  ),
  paymentIntents: z.array(
    z.looseObject({
      id: z.string(),
      account: z.string(),
      amount_received: z.int(),
      application_fee_amount: z.int().nullable(),
    }),
  ),
  refunds: z.array(
    z.looseObject({
      id: z.string(),
      account: z.string(),
      amount: z.int(),
      payment_intent: z.string(),
      status: z.string(),
      fee_returned: z.int(),
    }),
  ),
  events: z.array(
    z.looseObject({
      id: z.string(),
      type: z.string(),
      account: z.string(),
      attempts: z.int(),
      delivered: z.int(),
    }),
  ),
  calls: z.int(),
})

/** All that the fake knows. */
export type StripeBooks = z.output<typeof books>

/**
 * A fake for Stripe whose events come to the webhooks of the configuration that boots after this,
 * with their raw bytes. Call it before `bootTestPayload()`: it sets the environment.
 */
export async function openStripe({ connect = false }: { connect?: boolean } = {}) {
  const webhooks = await listen()
  const stripe = await startFakeStripe({
    webhookUrl: `${webhooks.url}/api/webhooks/stripe`,
    webhookSecret,
    ...(connect && {
      connect: { url: `${webhooks.url}/api/webhooks/stripe-connect`, secret: connectSecret },
    }),
  })
  setEnvironment({
    STRIPE_SECRET_KEY: 'sk_test_0123456789',
    STRIPE_WEBHOOK_SECRET: `whsec_the_next_one_0123456789, ${webhookSecret}`,
    STRIPE_API_BASE: stripe.url,
  })
  if (connect) {
    setEnvironment({ STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret })
  }

  async function control(name: string, body: unknown = {}): Promise<unknown> {
    const response = await fetch(`${stripe.url}/_ctl/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    if (!response.ok) {
      throw new Error(`${name}: ${await response.text()}`)
    }
    return response.json()
  }

  return {
    url: stripe.url,
    control,
    state: async (): Promise<StripeBooks> => books.parse(await control('state')),
    deliver: (settings: Partial<DeliverySettings>) => control('delivery', settings),
    /** What a buyer does on the hosted page. */
    press: (page: string, form: Record<string, string> = { action: 'pay' }) =>
      fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    close: async () => {
      await stripe.close()
      webhooks.close()
    },
  }
}

/** The webhooks on a socket. */
async function listen(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const headers = { 'stripe-signature': String(request.headers['stripe-signature']) }
      const rawBody = Buffer.concat(chunks).toString('utf8')
      const answer = await rest('POST', request.url ?? '', { rawBody, headers })
      response.writeHead(answer.status).end(answer.text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
