import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ask } from '@/src/admin/call-api'
import { limits } from '@/src/core/limits'

type Page<Row> = { data: Row[]; next: string | null }
type Asked = Readonly<Record<string, string>> & { query: string }

type Options<Row, Wishes, Shown> = {
  url: string
  /** What the list opens with, of which `given` is the first page. */
  first: Wishes
  /** When the server gives another one, the list is read anew. */
  given: Shown & Page<Row>
}

/** From where on and how far a list is read: all of it anew unless said otherwise. */
type Span<Shown> = { pauseMs?: number; behind?: Shown; least?: number }

/** A list that the server looks through and sorts, and of which “Show more” shows more. */
export function useLongList<
  Row extends { id: string },
  Wishes extends Asked,
  Shown extends Page<Row>,
>({ url, first, given }: Options<Row, Wishes, Shown>) {
  const [asked, setAsked] = useState(first)
  const [shown, setShown] = useState<Shown>(given)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)
  // What begins before a change of either and goes on after it counts on how they are then.
  const latest = useRef({ asked, shown })
  useEffect(() => {
    latest.current.shown = shown
  }, [shown])
  useEffect(() => () => running.current?.abort(), [])

  const load = async (wishes: Wishes, { pauseMs, behind, least = 0 }: Span<Shown> = {}) => {
    // Its answer would be older.
    running.current?.abort()
    const turn = new AbortController()
    const { signal } = turn
    running.current = turn
    latest.current.asked = wishes
    setAsked(wishes)
    setBusy(true)
    if (pauseMs) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    let page = behind
    let last = behind?.data.at(-1)?.id
    do {
      const outcome = signal.aborted
        ? null
        : await ask<Shown>(`${url}?${paramsOf(wishes, page?.next, last)}`, { signal })
      if (!outcome || signal.aborted) {
        return
      }
      if (outcome.problem !== undefined) {
        setProblem(outcome.problem)
        setBusy(false)
        return
      }
      last = outcome.answer.data.at(-1)?.id
      page = page ? joined(page, outcome.answer) : outcome.answer
    } while (page.next && page.data.length < least)
    setProblem('')
    setBusy(false)
    setShown(page)
  }

  const reload = () => {
    const { asked, shown } = latest.current
    return load(asked, { least: shown.data.length })
  }
  const onGiven = useEffectEvent(() => void reload())
  const known = useRef(given)
  useEffect(() => {
    if (known.current !== given) {
      known.current = given
      onGiven()
    }
  }, [given])

  return {
    asked,
    shown,
    problem,
    isBusy,
    /** Looks for something else, once typing pauses. */
    ask: (change: Partial<Wishes>) =>
      void load(
        { ...latest.current.asked, ...change },
        { pauseMs: change.query === undefined ? 0 : limits.searchDebounceMs },
      ),
    /** At least one more, also where what comes next was moved among what is shown. */
    more: () => {
      const { asked, shown } = latest.current
      void load(asked, { behind: shown, least: shown.data.length + 1 })
    },
    /** As many rows as are shown, as they are now. */
    reload,
    setRows: (change: (rows: Row[]) => Row[]) =>
      setShown((before) => ({ ...before, data: change(before.data) })),
  }
}

/** A page begins with a row, or behind the last one that is shown if that row is gone. */
const paramsOf = (wishes: Asked, from: string | null = null, after = '') =>
  new URLSearchParams(
    Object.entries({ ...wishes, ...(from && { from, after }) }).filter(([, value]) => value !== ''),
  )

/** Rows that were moved meanwhile stay where they are seen. */
function joined<Row extends { id: string }, Shown extends Page<Row>>(
  before: Shown,
  more: Shown,
): Shown {
  const known = new Set(before.data.map(({ id }) => id))
  return { ...more, data: [...before.data, ...more.data.filter(({ id }) => !known.has(id))] }
}
