import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

export type Goods = { productId: string; productVariantId: string; isShipped: boolean }

export type Purchase = { key: string; orderRef: string }

type Shop = { url: string; profileId: string; stripeUrl: string }

const reply = z.object({ orderRef: z.string(), redirectUrl: z.string() })

/**
 * A buyer who does not give up: the same key until there is a payment page, then pays. Every other
 * one clicks twice.
 */
export async function buy(
  shop: Shop,
  goods: readonly Goods[],
  { clicksTwice, isOver }: { clicksTwice: boolean; isOver: () => boolean },
): Promise<Purchase> {
  const key = randomUUID()
  const body = JSON.stringify({
    profileId: shop.profileId,
    email: `${key}@example.com`,
    items: goods.map(({ productId, productVariantId }) => ({ productId, productVariantId })),
    ...(goods.some(({ isShipped }) => isShipped) && {
      shippingAddress: { name: 'Ada', street: 'Main 1', city: 'Ulm', country: 'DE' },
    }),
  })
  const click = () => persist(() => checkout(shop, key, body), isOver)
  const [placed] = await Promise.all([click(), ...(clicksTwice ? [click()] : [])])
  const id = placed.redirectUrl.split('/').at(-1)
  await fetch(`${shop.stripeUrl}/_ctl/pay`, { method: 'POST', body: JSON.stringify({ id }) })
  return { key, orderRef: placed.orderRef }
}

async function checkout(shop: Shop, key: string, body: string): Promise<z.infer<typeof reply>> {
  const response = await fetch(`${shop.url}/api/public/checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-client-ip': key,
    },
    body,
    signal: AbortSignal.timeout(15_000),
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
