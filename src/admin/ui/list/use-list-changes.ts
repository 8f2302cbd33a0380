'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ask } from '@/src/admin/call-api'
import { changeInParts } from '@/src/admin/ui/list/change-in-parts'

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

  const change = async (body: { change: string; ids: readonly string[] }) => {
    setBusy(true)
    const { changed, refused, problem } = await changeInParts(url, body)
    const many = body.change === 'delete' ? words.gone : words.changed
    setSaid([
      ...(changed.length > 0 ? [many(changed.length)] : []),
      ...refused.map(({ title, message }) => `${title}: ${message}`),
      ...(problem ? [problem] : []),
    ])
    // What was not done stays chosen.
    const done = new Set(changed)
    setChosen(new Set(body.ids.filter((id) => !done.has(id))))
    if (changed.length + refused.length > 0) {
      await reload()
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
