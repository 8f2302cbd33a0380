import { createHmac } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { processMissedWebhooks } from '@/plugins/commerce/payments/process-missed-webhooks'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile-orders'
import { sendDueRefunds } from '@/plugins/commerce/payments/send-refund'
import type { openShop } from '@/plugins/commerce/testing/shop'
import { type openStripe, webhookSecret } from '@/plugins/commerce/testing/stripe-shop'
import { slugs } from '@/src/core/slugs'
import { rest } from '@/src/testing/rest'

type Storm = {
  payload: Payload
  shop: Awaited<ReturnType<typeof openShop>>
  stripe: Awaited<ReturnType<typeof openStripe>>
  /** Orders; each makes three events or more. */
  orders: number
  seed: number
}

export type StormResult = {
  events: number
  /** Deliveries that reached the shop, copies included. */
  sent: number
  dropped: number
  forged: number
  /** Forged ones that were not refused with 400. */
  forgedTaken: number
  /** Cents that the shop's books and the provider's ledger differ by, order by order. */
  strayCents: number
  /** Paid orders without exactly one right to download, or with one too many after a refund. */
  strayRights: number
  receivedCents: number
  refundedCents: number
}

/**
 * Sells, declines and gives back while no event gets through; then sends the events in any order, each one
 * to five times, forgets a fifth of them, and forges a tenth. What was forgotten is left to the jobs that
 * ask. In the end the shop's books have to be the provider's.
 */
export async function raiseStorm(storm: Storm): Promise<StormResult> {
  const { payload, stripe } = storm
  const random = randomOf(storm.seed)
  await stripe.deliver({ mode: 'hold' })
  await sellAll(storm, random)
  const known = (await stripe.state()).events.map(({ id }) => id)
  const dropped = new Set(known.filter(() => random() < 0.2))
  const sent = shuffled(
    known
      .filter((id) => !dropped.has(id))
      .flatMap((id) => copies(id, 1 + Math.floor(random() * 5))),
    random,
  )
  await stripe.deliver({ mode: 'drop' })
  const forgeries = known.filter(() => random() < 0.1)
  const [, forgedTaken] = await Promise.all([
    stripe.control('send', { ids: sent, atOnce: 6 }),
    sendForgeries(forgeries, stripe, random),
  ])
  await reconcileOrders(payload, { olderThanSeconds: -1 })
  await processMissedWebhooks(payload)
  await payload.db.updateMany({
    collection: slugs.refunds,
    where: { state: { in: ['requested', 'pending'] } },
    data: { nextTryAt: new Date(Date.now() - 1000).toISOString() },
  })
  await sendDueRefunds(payload)
  return {
    events: known.length,
    sent: sent.length,
    dropped: dropped.size,
    forged: forgeries.length,
    forgedTaken,
    ...(await compareBooks(storm)),
  }
}

/** One in five is declined first, one in five given back in part, one in ten as a whole. */
async function sellAll({ shop, stripe, orders }: Storm, random: () => number): Promise<void> {
  const album = await shop.sell({ title: 'Storm', priceMinor: 900, payWhatYouWant: true })
  for (let count = 0; count < orders; count += 1) {
    const payWhatYouWantPrice = 9 + Math.floor(random() * 2000) / 100
    const { json } = await shop.checkout([shop.item(album, { payWhatYouWantPrice })])
    if (random() < 0.2) {
      await stripe.press(json.redirectUrl, { action: 'decline' })
    }
    await stripe.press(json.redirectUrl)
    const { sessions } = await stripe.state()
    const session = sessions.find(({ id }) => json.redirectUrl.endsWith(id))
    const chance = random()
    if (chance < 0.3 && session) {
      const amount = chance < 0.1 ? undefined : 1 + Math.floor(random() * session.amount_total)
      await stripe.control('refund', { payment_intent: session.payment_intent, amount })
    }
  }
}

type Forgery = { rawBody: string; signature: string }

/** What a forger can try: each is as good as the last, but for one thing. */
const forgers: readonly ((rawBody: string, now: number) => Forgery)[] = [
  (rawBody) => ({ rawBody, signature: '' }),
  (rawBody, now) => ({ rawBody, signature: `t=${now},v1=${'0'.repeat(64)}` }),
  (rawBody, now) => ({ rawBody, signature: sign(rawBody, now, 'whsec_of_somebody_else') }),
  (rawBody, now) => ({ rawBody: `${rawBody} `, signature: sign(rawBody, now) }),
  (rawBody, now) => ({ rawBody, signature: sign(rawBody, now - 301) }),
  (rawBody, now) => ({ rawBody, signature: sign(rawBody, now + 600) }),
  (rawBody, now) => ({
    rawBody,
    signature: sign(rawBody, now).replace(`t=${now}`, `t=${now - 1}`),
  }),
]

function sign(rawBody: string, timestamp: number, secret = webhookSecret): string {
  const v1 = createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')
  return `t=${timestamp},v1=${v1}`
}

/** Payments that never were. */
async function sendForgeries(
  ids: readonly string[],
  stripe: Storm['stripe'],
  random: () => number,
): Promise<number> {
  const { sessions } = await stripe.state()
  let taken = 0
  for (const [index, id] of ids.entries()) {
    const session = sessions[Math.floor(random() * sessions.length)]
    const event = JSON.stringify({
      id: `${id}_forged`,
      object: 'event',
      type: 'checkout.session.completed',
      livemode: false,
      data: { object: { ...session, amount_total: 1 } },
    })
    const forge = forgers[index % forgers.length]
    const forged = forge?.(event, Math.floor(Date.now() / 1000))
    const { status } = await rest('POST', '/api/webhooks/stripe', {
      rawBody: forged?.rawBody,
      headers: { 'stripe-signature': forged?.signature ?? '' },
    })
    taken += status === 400 ? 0 : 1
  }
  return taken
}

async function compareBooks({ payload, stripe, shop }: Storm) {
  const req = await createLocalReq({}, payload)
  const { sessions, refunds } = await stripe.state()
  const backOf = (intent: string | null) =>
    refunds.reduce((sum, each) => sum + (each.payment_intent === intent ? each.amount : 0), 0)
  let [strayCents, strayRights, receivedCents, refundedCents] = [0, 0, 0, 0]
  for (const session of sessions) {
    const { docs } = await payload.find({
      collection: slugs.orders,
      where: { id: { equals: session.client_reference_id } },
      showHiddenFields: true,
      depth: 0,
      req,
    })
    const [order] = docs
    if (!order || order.profile !== shop.profile.id) {
      continue
    }
    const [received, back] = [
      session.payment_status === 'paid' ? session.amount_total : 0,
      backOf(session.payment_intent),
    ]
    strayCents += Math.abs((order.amountReceivedMinor ?? 0) - received)
    strayCents += Math.abs(order.refundedMinor - back)
    const { totalDocs } = await payload.count({
      collection: slugs.entitlements,
      where: { and: [{ order: { equals: order.id } }, { revokedAt: { exists: false } }] },
    })
    strayRights += Math.abs(totalDocs - (received > back ? 1 : 0))
    receivedCents += received
    refundedCents += back
  }
  return { strayCents, strayRights, receivedCents, refundedCents }
}

const copies = (id: string, times: number): string[] => Array.from({ length: times }, () => id)

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** Mulberry32: the same seed is the same storm. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
