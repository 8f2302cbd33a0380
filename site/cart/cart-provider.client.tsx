'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { cartStorageKey, connectCartStorage } from '@/site/cart/cart-storage'
import { createCartStore } from '@/site/cart/cart-store'
import { CartStoreContext } from '@/site/cart/use-cart.client'

type Props = { profileId: string; children: ReactNode }

/** Holds the visitor's cart for all pages of one site. */
export function CartProvider({ profileId, children }: Props) {
  const [store] = useState(() => createCartStore([], profileId))
  useEffect(() => connectCartStorage(store, cartStorageKey(profileId), window), [store, profileId])
  return <CartStoreContext value={store}>{children}</CartStoreContext>
}
