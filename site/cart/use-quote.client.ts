'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { messageOf } from '@/site/api/client'
import { followPreview, readPreview } from '@/site/api/preview'
import { quoteCart } from '@/site/api/shop'
import type { CartItem } from '@/site/cart/cart-item'
import { openOrder } from '@/site/cart/checkout/checkout-attempt'
import { toQuoteLines } from '@/site/cart/quoted-lines'
import type { CartQuoteBody } from '@/src/core/contracts/orders/checkout'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'

/** What changes the price besides the things themselves: country, way of shipping, code, tip. */
export type QuoteChoices = Omit<CartQuoteBody, 'profileId' | 'items' | 'openOrder'>

export type QuoteState = {
  /** The last answer; kept while a newer one is on its way, so that nothing jumps. */
  quote: CartQuote | null
  isQuoting: boolean
  errorMessage: string
  refresh: () => void
}

const noChoices: QuoteChoices = {}

/**
 * Asks the shop for today's prices whenever the cart or a choice changes. Only the newest answer counts.
 *
 * @param choices the same object as long as nothing changes
 */
export function useQuote(
  profileId: string,
  items: readonly CartItem[],
  choices: QuoteChoices = noChoices,
): QuoteState {
  const [state, setState] = useState({ quote: null as CartQuote | null, errorMessage: '' })
  const [isQuoting, setQuoting] = useState(true)
  const [round, setRound] = useState(0)
  // Whom an artist plays pays another price.
  const preview = useSyncExternalStore(followPreview, readPreview, () => null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and `preview` ask again for the same cart
  useEffect(() => {
    if (items.length === 0) {
      return
    }
    const newest = new AbortController()
    setQuoting(true)
    quoteCart(
      { profileId, items: toQuoteLines(items), ...choices, openOrder: openOrder(profileId) },
      newest.signal,
    )
      .then((quote) => ({ quote, errorMessage: '' }))
      // What was known stays: the form that it belongs to holds what the visitor has typed.
      .catch((error: unknown) => ({ errorMessage: messageOf(error) }))
      .then((answer) => {
        if (!newest.signal.aborted) {
          setState((before) => ({ ...before, ...answer }))
          setQuoting(false)
        }
      })
    return () => newest.abort()
  }, [profileId, items, choices, round, preview])

  return { ...state, isQuoting, refresh: () => setRound((count) => count + 1) }
}
