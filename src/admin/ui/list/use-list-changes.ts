'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ask } from '@/src/admin/call-api'
import { changeInParts } from '@/src/admin/ui/list/change-in-parts'

type Options<Body> = {
  /** Of the call that changes several. */
  url: string
  /** What was done to so many. */
  wordsOf: (body: Body) => (many: number) => string
  /** What takes it back, where something does. */
  reverseOf?: (body: Body) => Body | null
  reload: () => Promise<void>
  hrefOf: (item: { id: string }) => string
}

/** What is done to a list: which of it is chosen, changed or made, and what came of that. */
export function useListChanges<Body extends { ids: readonly string[] }>({
  url,
  wordsOf,
  reverseOf,
  reload,
  hrefOf,
}: Options<Body>) {
  const router = useRouter()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<readonly string[]>([])
  const [back, setBack] = useState<Body | null>(null)

  const run = async (body: Body, reverse: Body | null) => {
    setBusy(true)
    setBack(null)
    const { changed, refused, problem } = await changeInParts(url, body)
    setSaid([
      ...(changed.length > 0 ? [wordsOf(body)(changed.length)] : []),
      ...refused.map(({ title, message }) => `${title}: ${message}`),
      ...(problem ? [problem] : []),
    ])
    // What was not done stays chosen.
    const done = new Set(changed)
    setChosen(new Set(body.ids.filter((id) => !done.has(id))))
    if (changed.length + refused.length > 0) {
      await reload()
    }
    setBack(reverse && changed.length > 0 ? { ...reverse, ids: changed } : null)
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

  return {
    chosen,
    setChosen,
    isBusy,
    said,
    /** Says something else; there is no way back from that. */
    setSaid: (lines: readonly string[]) => {
      setBack(null)
      setSaid(lines)
    },
    change: (body: Body) => run(body, reverseOf?.(body) ?? null),
    /** Null where there is no way back. */
    undo: back && (() => void run(back, null)),
    make,
  }
}
