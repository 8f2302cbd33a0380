import { randomUUID } from 'node:crypto'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { openShop } from '@/plugins/commerce/testing/shop'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
import { slugs } from '@/src/core/slugs'
import { createVisitor } from '@/src/testing/factories'

type Items = Record<string, unknown>[]
type Rest = Record<string, unknown>
type Of<Slug extends Parameters<Payload['create']>[0]['collection']> = Partial<
  RequiredDataFromCollectionSlug<Slug>
>

/** A site with goods whose artist makes codes, shipping prices, taxes and members. */
export async function openPricedShop(payload: Payload, name = 'Luna Vale') {
  const shop = await openShop(payload, name)
  const profile = shop.profile.id

  return {
    ...shop,
    quote: (items: Items, rest: Rest = {}, token?: string) =>
      shop.call<CartQuote>('POST', '/api/public/cart/quote', {
        token,
        body: { profileId: profile, items, ...rest },
      }),
    buyAs: (token: string, items: Items, rest: Rest = {}) =>
      shop.call('POST', '/api/public/checkout', {
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: { profileId: profile, email: 'member@example.com', items, ...rest },
      }),
    makeCode: (data: Of<'discount-codes'> = {}) =>
      payload.create({
        collection: slugs.discountCodes,
        data: { profile, code: 'LUNA10', kind: 'percent', percent: 10, ...data },
      }),
    makeRate: (data: Of<'shipping-rates'> = {}) =>
      payload.create({
        collection: slugs.shippingRates,
        data: {
          profile,
          name: 'Standard',
          countries: ['DE'],
          firstItemMinor: 500,
          extraItemMinor: 150,
          ...data,
        },
      }),
    makeTax: (data: Of<'tax-rates'> = {}) =>
      payload.create({
        collection: slugs.taxRates,
        data: {
          profile,
          name: 'VAT',
          country: 'DE',
          percent: 19,
          pricing: 'included',
          appliesTo: 'all',
          ...data,
        },
      }),
    /** A visitor on a tier that takes 20 % off. */
    makeMember: async () => {
      const visitor = await createVisitor(payload, profile)
      const tier = await payload.create({
        collection: slugs.membershipTiers,
        data: { profile, name: 'Inner Circle', discountPercent: 20 },
      })
      const membership = await payload.create({
        collection: slugs.memberships,
        data: {
          profile,
          account: visitor.id,
          tier: tier.id,
          status: 'active',
          interval: 'month',
          amountMinor: 500,
        },
      })
      return { ...visitor, tier, membership }
    },
  }
}
