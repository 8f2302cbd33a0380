'use client'

import { useCallback } from 'react'
import { useAccount, useLoaded } from '@/site/account/use-account.client'
import { quoteCart } from '@/site/api/shop'
import { useCart } from '@/site/cart/use-cart.client'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products/products'
import { toDollars, toMinor } from '@/src/core/money'

export type OwnOffer = {
  /** Whether the visitor is among those who may buy it; null as long as nobody knows. */
  mayBuy: boolean | null
  /** What it costs the visitor as a member, in minor units; null where that is what it costs everybody. */
  priceMinor: number | null
}

type Product = Pick<ProductDetail, 'id' | 'reservedFor'>
type Variant = Pick<VariantView, 'id' | 'priceMinor' | 'payWhatYouWant'>

/**
 * What the shop says of a variant to this visitor. The page is the same for all; only the signed-in user
 * is asked about, and where it may be another answer than for everybody.
 */
export function useOwnOffer({ id, reservedFor }: Product, variant: Variant | undefined): OwnOffer {
  const profileId = useCart((cart) => cart.profileId)
  const isKnown = useAccount((account) => account.isInitialized)
  const isAuthenticated = useAccount((account) => account.isAuthenticated)
  const userId = useAccount(({ user }) => user?.id ?? '')
  const tierId = useAccount(({ user }) => user?.membership?.membershipTierId ?? null)
  const { id: variantId = '', priceMinor = 0, payWhatYouWant = false } = variant ?? {}
  const asks = isAuthenticated && variantId !== '' && (reservedFor !== '' || tierId !== null)

  const load = useCallback(async () => {
    if (!asks) {
      return null
    }
    const price = toDollars(priceMinor)
    const own = payWhatYouWant ? { price, payWhatYouWantPrice: price } : { price }
    const items = [{ productId: id, productVariantId: variantId, quantity: 1, ...own }]
    const { lines } = await quoteCart({ profileId, items })
    return { userId, line: lines.find((line) => line.productVariantId === variantId) }
  }, [asks, userId, profileId, id, variantId, priceMinor, payWhatYouWant])
  const { data, problem } = useLoaded(load)

  // What was chosen, or who was signed in, before may be answered last.
  const isOwn = asks && data?.userId === userId && data.line?.productVariantId === variantId
  const line = isOwn ? (data.line ?? null) : null
  return {
    mayBuy: reservedFor === '' || (asks ? sayMayBuy(line, problem) : isKnown ? false : null),
    priceMinor:
      line?.reasons.some(({ kind }) => kind === 'member_price') && !payWhatYouWant
        ? toMinor(line.price)
        : null,
  }
}

type Line = Awaited<ReturnType<typeof quoteCart>>['lines'][number]

/** Where the shop gives no answer, the cart will: it asks again. */
function sayMayBuy(line: Line | null, problem: string): boolean | null {
  if (!line) {
    return problem ? true : null
  }
  return line.messages.every(({ kind }) => kind !== 'members_only')
}
