'use client'

import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
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

type Answer = {
  /** The last answer; kept while a newer one is on its way, so that nothing jumps. */
  quote: CartQuote | null
  errorMessage: string
}

export type QuoteState = Answer & {
  isQuoting: boolean
  refresh: () => void
  /** Resolves when nothing is on its way any more: with what the shop says of all that is drawn by now. */
  settled: () => Promise<Answer>
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
  const [answer, setAnswer] = useState<Answer & { to: object | null }>({
    quote: null,
    errorMessage: '',
    to: null,
  })
  const [round, setRound] = useState(0)
  // Whom an artist plays pays another price.
  const preview = useSyncExternalStore(followPreview, readPreview, () => null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and `preview` ask again for the same cart
  const question = useMemo(
    () => ({ profileId, items, choices }),
    [profileId, items, choices, round, preview],
  )
  const isQuoting = answer.to !== question

  useEffect(() => {
    const { profileId, items, choices } = question
    if (items.length === 0) {
      return
    }
    const newest = new AbortController()
    quoteCart(
      { profileId, items: toQuoteLines(items), ...choices, openOrder: openOrder(profileId) },
      newest.signal,
    )
      .then((quote) => ({ quote, errorMessage: '' }))
      // What was known stays: the form that it belongs to holds what the visitor has typed.
      .catch((error: unknown) => ({ errorMessage: messageOf(error) }))
      .then((news) => {
        if (!newest.signal.aborted) {
          setAnswer((before) => ({ ...before, ...news, to: question }))
        }
      })
    return () => newest.abort()
  }, [question])

  const drawn = useRef({ ...answer, isQuoting })
  const waiting = useRef<(() => void)[]>([])
  useLayoutEffect(() => {
    drawn.current = { ...answer, isQuoting }
    if (!isQuoting) {
      for (const goOn of waiting.current.splice(0)) {
        goOn()
      }
    }
  }, [answer, isQuoting])

  return {
    quote: answer.quote,
    errorMessage: answer.errorMessage,
    isQuoting,
    refresh: () => setRound((count) => count + 1),
    async settled() {
      while (drawn.current.isQuoting) {
        await new Promise<void>((goOn) => waiting.current.push(goOn))
      }
      return drawn.current
    },
  }
}
