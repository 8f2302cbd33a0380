import { blockOfKey } from '@/plugins/visual-editor/block-data-key'
import { limits } from '@/src/core/limits'
import type { PageNode } from '@/src/core/page-document/schema'

/** A block whose picture needs something from the server. */
export type BlockDataRequest = { key: string; type: string; props: PageNode['props'] }
export type FetchBlockData = (requests: BlockDataRequest[]) => Promise<Record<string, unknown>>

const batchMs = 150
/** What got no answer is asked for again after so long, then after twice as long, and so on. */
const firstRetryMs = 2000
const longestRetryMs = 60_000
const mostRetries = 8
/** Enough for all blocks of a page, and as many settings that were tried out. */
const mostKnown = 2 * limits.pageDocument.maxNodes

/**
 * What blocks show besides their own settings: releases, pictures. Blocks that ask within the same
 * moment share one request; the latest answers are kept for as long as the editor is open. What
 * stays without an answer is asked for some more times, and whenever something else is.
 */
export function createBlockDataStore(initial: Record<string, unknown>, fetchData: FetchBlockData) {
  const known = new Map(Object.entries(initial))
  const pending = new Map<string, BlockDataRequest>()
  const listeners = new Set<() => void>()
  /** How often each key went without an answer. */
  const failures = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSoon = false

  const keep = (key: string, data: unknown) => {
    known.delete(key)
    known.set(key, data)
    const [oldest] = known.keys()
    if (known.size > mostKnown && oldest !== undefined) {
      known.delete(oldest)
    }
  }

  const sendAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), ms)
  }

  const askAgain = (unanswered: readonly BlockDataRequest[]) => {
    const tries = unanswered.map(({ key }) => (failures.get(key) ?? 0) + 1)
    for (const [index, wanted] of unanswered.entries()) {
      const count = tries[index] ?? 1
      if (count > mostRetries) {
        failures.delete(wanted.key)
      } else if (!pending.has(wanted.key)) {
        failures.set(wanted.key, count)
        pending.set(wanted.key, wanted)
      }
    }
    // Anyone who asked meanwhile is answered sooner, and this with it.
    if (!isSoon && pending.size > 0) {
      sendAfter(Math.min(firstRetryMs * 2 ** (Math.min(...tries) - 1), longestRetryMs))
    }
  }

  const send = async () => {
    const requests = [...pending.values()]
    pending.clear()
    isSoon = false
    const answers = await fetchData(requests).catch((): Record<string, unknown> => ({}))
    for (const [key, data] of Object.entries(answers)) {
      failures.delete(key)
      keep(key, data)
    }
    for (const listener of listeners) {
      listener()
    }
    askAgain(requests.filter(({ key }) => !Object.hasOwn(answers, key)))
  }

  const ask = (wanted: BlockDataRequest) => {
    pending.set(wanted.key, wanted)
    isSoon = true
    sendAfter(batchMs)
  }

  return {
    has: (key: string) => known.has(key),
    get: (key: string): unknown => known.get(key),

    request(wanted: BlockDataRequest): void {
      if (!known.has(wanted.key)) {
        ask(wanted)
      }
    },

    /** Asks again for what has to do with something, by its id; until then the former answer stays. */
    refresh(id: string): void {
      for (const key of known.keys()) {
        if (key.includes(id)) {
          ask({ key, ...blockOfKey(key) })
        }
      }
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type BlockDataStore = ReturnType<typeof createBlockDataStore>
