'use client'

import { useEffect, useState } from 'react'
import { ApiError } from '@/site/api/client'
import { fetchOrder } from '@/site/api/shop'
import type { OrderView } from '@/src/core/contracts/orders'

const pauseMs = 1500
/** How long the page keeps asking before it promises a mail instead. */
const patienceMs = 30_000

/** Answers that no patience changes. */
const wrongAddress: ReadonlySet<string> = new Set([
  'NOT_FOUND',
  'MALFORMED',
  'VALIDATION_FAILED',
  'FORBIDDEN',
])

/**
 * `waiting`: not paid yet, asking on. `settled`: paid or over. `slow`: gave up asking.
 * `missing`: there is no such order for this token.
 */
export type OrderPhase = 'loading' | 'waiting' | 'settled' | 'slow' | 'missing'

type OrderState = { order: OrderView | null; phase: OrderPhase }

/** Asks for the order until it is paid or over, for at most 30 s. */
export function useOrder(orderRef: string, token: string): OrderState {
  const [state, setState] = useState<OrderState>({ order: null, phase: 'loading' })

  useEffect(() => {
    const unmounted = new AbortController()
    const askUntil = Date.now() + patienceMs
    let timer: ReturnType<typeof setTimeout> | undefined

    const ask = async () => {
      const found = await look(orderRef, token, unmounted.signal)
      if (unmounted.signal.aborted) {
        return
      }
      const isOn = found.phase === 'waiting' && Date.now() < askUntil
      const phase = found.phase === 'waiting' && !isOn ? 'slow' : found.phase
      setState((before) => ({ order: found.order ?? before.order, phase }))
      if (isOn) {
        timer = setTimeout(ask, pauseMs)
      }
    }
    void ask()

    return () => {
      unmounted.abort()
      clearTimeout(timer)
    }
  }, [orderRef, token])

  return state
}

async function look(orderRef: string, token: string, signal: AbortSignal): Promise<OrderState> {
  try {
    const order = await fetchOrder({ orderRef, token }, signal)
    const isOver = order.isPaid || order.status === 'cancelled' || order.status === 'failed'
    return { order, phase: isOver ? 'settled' : 'waiting' }
  } catch (error) {
    // A network that is briefly gone is worth asking again; a wrong address is not.
    const isWrong = error instanceof ApiError && wrongAddress.has(error.code)
    return { order: null, phase: isWrong ? 'missing' : 'waiting' }
  }
}
