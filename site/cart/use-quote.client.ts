'use client'

import { useEffect, useState } from 'react'
import { messageOf } from '@/site/api/client'
import { quoteCart } from '@/site/api/shop'
import type { CartItem } from '@/site/cart/cart-item'
import { toQuoteLines } from '@/site/cart/quoted-lines'
import type { CartQuote } from '@/src/core/contracts/checkout'

export type QuoteState = {
  /** The last answer; kept while a newer one is on its way, so that nothing jumps. */
  quote: CartQuote | null
  isQuoting: boolean
  errorMessage: string
  refresh: () => void
}

/** Asks the shop for today's prices whenever the cart changes. Only the newest answer counts. */
export function useQuote(profileId: string, items: readonly CartItem[]): QuoteState {
  const [state, setState] = useState({ quote: null as CartQuote | null, errorMessage: '' })
  const [isQuoting, setQuoting] = useState(true)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same cart
  useEffect(() => {
    if (items.length === 0) {
      return
    }
    const newest = new AbortController()
    setQuoting(true)
    quoteCart({ profileId, items: toQuoteLines(items) }, newest.signal)
      .then((quote) => ({ quote, errorMessage: '' }))
      .catch((error: unknown) => ({
        quote: null,
        errorMessage: messageOf(error),
      }))
      .then((answer) => {
        if (!newest.signal.aborted) {
          setState(answer)
          setQuoting(false)
        }
      })
    return () => newest.abort()
  }, [profileId, items, round])

  return { ...state, isQuoting, refresh: () => setRound((count) => count + 1) }
}
