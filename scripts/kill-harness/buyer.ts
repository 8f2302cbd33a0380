import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

export type Goods = { productId: string; productVariantId: string; isShipped: boolean }

/** Somebody with an account, who becomes a member with what they buy. */
export type NewMember = { token: string; tierId: string }

export type Purchase = { key: string; orderRef: string; isRefunded: boolean }

/** Longer than the shop waits for its provider: ten seconds, three times. */
const patienceMs = 45_000

type Shop = {
  url: string
  profileId: string
  stripeUrl: string
  /** Instead of `fetch`, for checkout. */
  call?: typeof fetch
}

/** Where the shop of this harness takes refunds. */
export const refundPath = '/harness/refund'

const reply = z.object({ orderRef: z.string(), redirectUrl: z.string() })

type Habits = {
  clicksTwice: boolean
  /** Wants the money back as soon as it is paid. */
  isSorry: boolean
  member: NewMember | undefined
  isOver: () => boolean
}

/**
 * A buyer who does not give up: the same key until there is a payment page, then pays. Every other
 * one clicks twice, some want their money back.
 */
export async function buy(
  shop: Shop,
  goods: readonly Goods[],
  { clicksTwice, isSorry, member, isOver }: Habits,
): Promise<Purchase> {
  const key = randomUUID()
  const body = JSON.stringify({
    profileId: shop.profileId,
    email: `${key}@example.com`,
    items: [
      ...goods.map(({ productId, productVariantId }) => ({ productId, productVariantId })),
      ...(member ? [{ kind: 'membership', tierId: member.tierId, interval: 'month' }] : []),
    ],
    ...(goods.some(({ isShipped }) => isShipped) && {
      shippingAddress: {
        name: 'Ada',
        street: 'Main 1',
        zipCode: '89073',
        city: 'Ulm',
        country: 'DE',
      },
    }),
  })
  const click = () => persist(() => checkout(shop, { key, body, token: member?.token }), isOver)
  const [placed] = await Promise.all([click(), ...(clicksTwice ? [click()] : [])])
  const id = placed.redirectUrl.split('/').at(-1)
  await fetch(`${shop.stripeUrl}/_ctl/pay`, { method: 'POST', body: JSON.stringify({ id }) })
  const { orderRef } = placed
  if (isSorry) {
    await persist(() => askBack(shop, orderRef, key), isOver)
  }
  return { key, orderRef, isRefunded: isSorry }
}

/** As the owner's call does, without the login; refused until the payment has arrived. */
async function askBack(shop: Shop, orderRef: string, key: string): Promise<void> {
  const response = await fetch(`${shop.url}${refundPath}`, {
    method: 'POST',
    body: JSON.stringify({ orderRef, key }),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (response.status !== 200) {
    throw new Error(`The refund answered ${response.status}: ${await response.text()}`)
  }
}

async function checkout(
  shop: Shop,
  { key, body, token }: { key: string; body: string; token: string | undefined },
): Promise<z.infer<typeof reply>> {
  const response = await (shop.call ?? fetch)(`${shop.url}/api/public/checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-client-ip': key,
      ...(token && { authorization: `JWT ${token}` }),
    },
    body,
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await response.text()
  if (response.status !== 201) {
    throw new Error(`Checkout answered ${response.status}: ${text}`)
  }
  return reply.parse(JSON.parse(text))
}

async function persist<Answer>(
  call: () => Promise<Answer>,
  isOver: () => boolean,
): Promise<Answer> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (isOver()) {
        throw error
      }
      await sleep(100)
    }
  }
}
