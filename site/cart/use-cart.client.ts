'use client'

import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { CartState, CartStore } from '@/site/cart/cart-store'

export const CartStoreContext = createContext<CartStore | null>(null)

/**
 * Reads a slice of the cart: `useCart((cart) => cart.items.length)`.
 *
 * @throws {Error} outside `<CartProvider>`, a programming mistake
 */
export function useCart<Slice>(select: (cart: CartState) => Slice): Slice {
  const store = useContext(CartStoreContext)
  if (!store) {
    throw new Error('useCart must be used inside <CartProvider>')
  }
  return useStore(store, select)
}
