'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ask } from '@/src/admin/call-api'
import type { ListChanges } from '@/src/core/contracts/list-changes'

type Options = {
  /** Of the call that changes several. */
  url: string
  words: { gone: (many: number) => string; changed: (many: number) => string }
  reload: () => Promise<void>
  hrefOf: (item: { id: string }) => string
}

/** What is done to a list: which of it is chosen, changed or made, and what came of that. */
export function useListChanges({ url, words, reload, hrefOf }: Options) {
  const router = useRouter()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<readonly string[]>([])

  const change = async (body: { change: string }) => {
    setBusy(true)
    const outcome = await ask<ListChanges>(url, { method: 'POST', body })
    if (outcome.problem === undefined) {
      const { changed, refused } = outcome.answer
      const many = body.change === 'delete' ? words.gone : words.changed
      setSaid([
        ...(changed.length > 0 ? [many(changed.length)] : []),
        ...refused.map(({ title, message }) => `${title}: ${message}`),
      ])
      // What was refused stays chosen.
      setChosen(new Set(refused.map(({ id }) => id)))
      await reload()
    } else {
      setSaid([outcome.problem])
    }
    setBusy(false)
  }

  /** Opens what a call makes. */
  const make = async (address: string) => {
    setBusy(true)
    const outcome = await ask<{ id: string }>(address, { method: 'POST' })
    if (outcome.problem === undefined) {
      router.push(hrefOf(outcome.answer))
    } else {
      setSaid([outcome.problem])
      setBusy(false)
    }
  }

  return { chosen, setChosen, isBusy, said, setSaid, change, make }
}
