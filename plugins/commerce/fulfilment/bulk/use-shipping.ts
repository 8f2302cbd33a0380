import { useRef, useState } from 'react'
import { ask } from '@/src/admin/call-api'
import type { ShipOrdersBody, ShippedOrder } from '@/src/core/contracts/orders/shipping'
import { studioLimits } from '@/src/core/studio-limits'
import { randomUuid } from '@/src/core/uuid'

const { sentAtOnce } = studioLimits.orders

type Wish = ShipOrdersBody['orders'][number]

/** Sends orders in portions, each with a key of its own: pressed again after a failure, nobody is mailed twice. */
export function useShipping(url: string) {
  const keys = useRef(new Map<string, string>())
  const [done, setDone] = useState<readonly ShippedOrder[]>([])
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const keyOf = (portion: unknown): string => {
    const decided = JSON.stringify(portion)
    const key = keys.current.get(decided) ?? randomUuid()
    keys.current.set(decided, key)
    return key
  }

  /** @returns what came of each; null when a call failed, which `problem` says */
  const ship = async (
    orders: readonly Wish[],
    note: string,
  ): Promise<readonly ShippedOrder[] | null> => {
    setBusy(true)
    setProblem('')
    let outcomes: readonly ShippedOrder[] = []
    for (let start = 0; start < orders.length; start += sentAtOnce) {
      const portion = { orders: orders.slice(start, start + sentAtOnce), note: note || undefined }
      const outcome = await ask<ShippedOrder[]>(`${url}/ship`, {
        method: 'POST',
        body: { key: keyOf(portion), ...portion },
      })
      if (outcome.problem !== undefined) {
        setProblem(outcome.problem)
        setBusy(false)
        return null
      }
      outcomes = [...outcomes, ...outcome.answer]
      setDone(outcomes)
    }
    setBusy(false)
    return outcomes
  }

  return { ship, done, isBusy, problem }
}
