import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeEach } from 'vitest'
import { openShop } from '@/plugins/commerce/testing/shop'
import { askReceiver } from '@/plugins/webhooks/sending/ask-receiver'
import { sendDueWebhooks } from '@/plugins/webhooks/sending/send-due'
import { openReceiver } from '@/plugins/webhooks/testing/open-receiver'
import { letWebhooksBeDue } from '@/plugins/webhooks/testing/receiver'
import type { CheckoutReply } from '@/src/core/contracts/orders/order-answers'
import type { Company } from '@/src/core/measurement/companies'
import { rest } from '@/src/testing/rest'

type Failure = { message?: string; errors?: { field: string; message: string }[] }
type Shop = Awaited<ReturnType<typeof openShop>>

export const valid = {
  meta: { company: 'meta', pixelId: '1234567890123456', token: 'EAAG-token-of-meta' },
  google: { company: 'google', pixelId: 'G-AB12CD34EF', token: 'secret-of-google' },
  tiktok: { company: 'tiktok', pixelId: 'C4AB12CD34EF56GH78IJ', token: 'token-of-tiktok' },
} as const satisfies Record<Company, object>

export const connectionsUrl = ({ profile }: Shop) => `/api/profiles/${profile.id}/measurement`

export const post = <Answer>(site: Shop, url: string, body: object) =>
  rest<Answer & Failure>('POST', url, { token: site.owner.token, body })

/**
 * A shop with something for nothing, and a receiver in the place of the companies that are told of purchases. Each test of
 * the file begins without connections.
 */
export async function openMeasuredShop(payload: Payload) {
  const luna = await openShop(payload, 'Luna')
  const album = await luna.sell({ priceMinor: 0 })
  const receiver = await openReceiver()
  afterAll(receiver.close)
  beforeEach(async () => {
    await payload.db.pool.query('delete from webhook_deliveries')
    await payload.db.pool.query('delete from webhook_endpoints')
    receiver.received.length = 0
    receiver.answer((_, response) => response.end('{}'))
  })

  /** Connects a company, of which the receiver takes the place. */
  async function connect(company: Company, site = luna): Promise<string> {
    const { status, json, text } = await post<{ id: string }>(
      site,
      connectionsUrl(site),
      valid[company],
    )
    if (status !== 201) {
      throw new Error(`Not connected: ${text}`)
    }
    await payload.db.pool.query('update webhook_endpoints set url = $2 where id = $1', [
      json.id,
      `http://127.0.0.1:${receiver.port}`,
    ])
    return json.id
  }

  /** Orders as a browser does. */
  function order(
    measurement?: string,
    { wish = album, email = 'fan@example.com', browser = 'Firefox' } = {},
  ) {
    return luna.call<CheckoutReply>('POST', '/api/public/checkout', {
      headers: { 'idempotency-key': randomUUID(), 'user-agent': browser },
      body: { profileId: luna.profile.id, items: [luna.item(wish)], email, measurement },
    })
  }

  /** What a buyer may tick now. */
  async function asked(): Promise<string> {
    const { json } = await luna.call<{ measurement: string }>('POST', '/api/public/cart/quote', {
      body: { profileId: luna.profile.id, items: [luna.item(album)] },
    })
    return json.measurement
  }

  async function sendAll(): Promise<void> {
    await letWebhooksBeDue(payload)
    await sendDueWebhooks(payload, { ask: askReceiver({ withinMs: 5000 }) })
  }

  return { luna, album, receiver, connect, order, asked, sendAll }
}
