'use client'

import { useEffect, useState } from 'react'
import { ApiError } from '@/site/api/client'
import { fetchGift } from '@/site/api/gifts'
import type { ClaimReply, GiftPage } from '@/src/core/contracts/gifts'

type GiftState = {
  gift: GiftPage | null
  token: string
  /** `missing`: the link opens nothing (any more). */
  problem: 'missing' | 'failed' | null
}

/** The gift that the address names. Claiming it puts its key into the address, in place of the link. */
export function useGift() {
  const [state, setState] = useState<GiftState>({ gift: null, token: '', problem: null })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    const token = window.location.pathname.split('/').at(-1) ?? ''
    let isCurrent = true
    const show = (next: Partial<GiftState>) => {
      if (isCurrent) {
        setState({ gift: null, token, problem: null, ...next })
      }
    }
    fetchGift(token).then(
      (gift) => show({ gift }),
      (error: unknown) =>
        show({
          problem: error instanceof ApiError && error.code === 'NOT_FOUND' ? 'missing' : 'failed',
        }),
    )
    return () => {
      isCurrent = false
    }
  }, [round])

  const reload = () => setRound((count) => count + 1)
  const onClaimed = ({ gift, token }: ClaimReply) => {
    window.history.replaceState(window.history.state, '', `/gift/${token}`)
    setState({ gift, token, problem: null })
  }
  return { ...state, reload, onClaimed }
}
