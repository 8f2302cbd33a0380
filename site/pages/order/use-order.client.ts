'use client'

import { useEffect, useState } from 'react'
import { ApiError } from '@/site/api/client'
import { fetchOrder, type OrderKey, refreshOrder } from '@/site/api/shop'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'

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
export function useOrder(orderRef: string, token?: string): OrderState {
  const [state, setState] = useState<OrderState>({ order: null, phase: 'loading' })

  useEffect(() => {
    const unmounted = new AbortController()
    const askUntil = Date.now() + patienceMs
    let timer: ReturnType<typeof setTimeout> | undefined

    const ask = async (read: typeof fetchOrder) => {
      const found = await look(read, { orderRef, token }, unmounted.signal)
      if (unmounted.signal.aborted) {
        return
      }
      const isOn = found.phase === 'waiting' && Date.now() < askUntil
      const phase = found.phase === 'waiting' && !isOn ? 'slow' : found.phase
      setState((before) => ({ order: found.order ?? before.order, phase }))
      if (isOn) {
        timer = setTimeout(ask, pauseMs, fetchOrder)
      }
    }
    void ask(refreshOrder)

    return () => {
      unmounted.abort()
      clearTimeout(timer)
    }
  }, [orderRef, token])

  return state
}

async function look(
  read: typeof fetchOrder,
  key: OrderKey,
  signal: AbortSignal,
): Promise<OrderState> {
  try {
    const order = await read(key, signal)
    const isOver = order.isPaid || order.status === 'cancelled' || order.status === 'failed'
    return { order, phase: isOver ? 'settled' : 'waiting' }
  } catch (error) {
    // A network that is briefly gone is worth asking again; a wrong address is not.
    const isWrong = error instanceof ApiError && wrongAddress.has(error.code)
    return { order: null, phase: isWrong ? 'missing' : 'waiting' }
  }
}
