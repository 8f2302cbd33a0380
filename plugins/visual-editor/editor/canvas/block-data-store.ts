import { blockOfKey } from '@/plugins/visual-editor/block-data-key'
import type { PageNode } from '@/src/core/page-document/schema'

/** A block whose picture needs something from the server. */
export type BlockDataRequest = { key: string; type: string; props: PageNode['props'] }
export type FetchBlockData = (requests: BlockDataRequest[]) => Promise<Record<string, unknown>>

const batchMs = 150

/**
 * What blocks show besides their own settings: releases, pictures. Blocks that ask within the same
 * moment share one request; answers are kept for as long as the editor is open.
 */
export function createBlockDataStore(initial: Record<string, unknown>, fetchData: FetchBlockData) {
  const known = new Map(Object.entries(initial))
  const pending = new Map<string, BlockDataRequest>()
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async () => {
    const requests = [...pending.values()]
    pending.clear()
    const answers = await fetchData(requests)
    for (const [key, data] of Object.entries(answers)) {
      known.set(key, data)
    }
    for (const listener of listeners) {
      listener()
    }
  }

  const ask = (wanted: BlockDataRequest) => {
    pending.set(wanted.key, wanted)
    clearTimeout(timer)
    timer = setTimeout(() => void send(), batchMs)
  }

  return {
    has: (key: string) => known.has(key),
    get: (key: string): unknown => known.get(key),

    request(wanted: BlockDataRequest): void {
      if (!known.has(wanted.key) && !pending.has(wanted.key)) {
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
