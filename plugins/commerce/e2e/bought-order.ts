import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { fromAdmin } from '@/site/e2e/owner-session'
import type { CheckoutReply } from '@/src/core/contracts/orders/order-answers'

export type BoughtOrder = CheckoutReply & { email: string; id: string; path: string }

/**
 * An order on the demo's first site: two mugs of a colour, and an album, as a visitor buys them.
 *
 * @param hasPoster with a poster last
 */
export async function buyOrder(
  owner: APIRequestContext,
  { isPaid = true, hasPoster = false } = {},
): Promise<BoughtOrder> {
  const email = `fan-${randomUUID()}@example.com`
  const { id: profileId } = await askAsOwner<{ id: string }>(owner, 'public/profiles/current')
  const mug = await makeGoods(owner, profileId, 'Order mug')
  const posters = hasPoster ? [await makeGoods(owner, profileId, 'Order poster')] : []
  const album = await findAlbum(owner, profileId)
  const reply = await askAsOwner<CheckoutReply>(
    owner,
    'public/checkout',
    {
      profileId,
      email,
      country: 'DE',
      items: [{ ...mug, quantity: 2 }, album, ...posters],
      shippingAddress: {
        name: 'Ada Fan',
        street: '12 Harbour Street',
        zipCode: '04109',
        city: 'Leipzig',
        country: 'DE',
      },
    },
    { 'idempotency-key': randomUUID() },
  )
  if (isPaid) {
    const session = reply.redirectUrl.split('/').at(-1) ?? ''
    await askAsOwner(owner, `public/test-payments/${session}`, { action: 'pay' })
  }
  const { docs } = await askAsOwner<{ docs: { id: string }[] }>(
    owner,
    `orders?where[publicRef][equals]=${reply.orderRef}`,
  )
  const query = new URLSearchParams({ order: reply.orderRef, token: reply.token })
  return { ...reply, email, id: docs[0]?.id ?? '', path: `/checkout/complete?${query}` }
}

async function makeGoods(owner: APIRequestContext, profile: string, title: string) {
  const { doc: product } = await askAsOwner<{ doc: { id: string } }>(owner, 'products?depth=0', {
    profile,
    title,
    category: 'Merch',
    kind: 'physical',
    releaseDate: '2020-01-01',
  })
  const { doc: variant } = await askAsOwner<{ doc: { id: string } }>(owner, 'variants?depth=0', {
    profile,
    product: product.id,
    deliveryType: 'shipping',
    priceMinor: 1200,
    stockQuantity: 9,
    isDefault: true,
    colorName: 'Sea green',
    colorHex: '#2e8b57',
  })
  const published = await owner.patch(`/api/products/${product.id}`, {
    headers: fromAdmin,
    data: { isPublished: true },
  })
  if (!published.ok()) {
    throw new Error(`${title} was not put into the store: ${await published.text()}`)
  }
  return { productId: product.id, productVariantId: variant.id }
}

type Listed = { data: { id: string; title: string; variants: { id: string }[] }[] }

async function findAlbum(owner: APIRequestContext, profileId: string) {
  const { data } = await askAsOwner<Listed>(
    owner,
    `public/products?profileId=${profileId}&limit=50`,
  )
  const album = data.find(({ title }) => title === 'Salt & Signal')
  return {
    productId: album?.id,
    productVariantId: album?.variants[0]?.id,
  }
}

/** @throws {Error} when anything but 2xx is answered */
export async function askAsOwner<Answer>(
  request: APIRequestContext,
  path: string,
  data?: unknown,
  more: Record<string, string> = {},
): Promise<Answer> {
  const options = { headers: { ...fromAdmin, ...more }, data }
  const response =
    data === undefined
      ? await request.get(`/api/${path}`, options)
      : await request.post(`/api/${path}`, options)
  if (!response.ok()) {
    throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  }
  return (await response.json()) as Answer
}
