import { LRUCache } from 'lru-cache'
import type { LogReading } from '@/src/server/caching/invalidation-log'

const maxTags = 50_000

/**
 * Which changes of all processes this one knows of, in the order of the database. By it a process can tell whether what
 * another has made shows them all: nobody has to clear the shared cache, and none can miss to.
 */
export type ClearingOrder = {
  /** All changes up to this snapshot have left the caches of this process; text of PostgreSQL's type. */
  snapshot: () => string
  /** Call when the tags of the reading have left the caches of this process, or all when it is incomplete. */
  note: (reading: LogReading, options?: { isIncomplete: boolean }) => void
  /** Whether nothing was changed since that snapshot in what carries the tags, as far as this process knows. */
  isCurrent: (snapshot: string, tags: readonly string[]) => boolean
  /** It is another database than before: what was made of the former one is never current again. */
  isOver: () => boolean
}

/** @param first all that the log holds */
export function createClearingOrder(first: LogReading, { max = maxTags } = {}): ClearingOrder {
  let { snapshot } = first
  let isOver = false
  /** What was made before this transaction can not be told from what is old. */
  let floor = 0n
  /** The last transaction that cleared each tag. */
  const clearedBy = new LRUCache<string, bigint>({
    max,
    dispose: (xid, _, reason) => {
      if (reason === 'evict' && xid >= floor) {
        floor = xid + 1n
      }
    },
  })

  const note = (reading: LogReading, { isIncomplete } = { isIncomplete: false }) => {
    snapshot = reading.snapshot
    if (isIncomplete) {
      floor = boundsOf(snapshot).xmax
    }
    isOver ||= reading.isReplaced
    for (const [tag, xid] of Object.entries(reading.cleared)) {
      const newest = BigInt(xid)
      // Transactions do not end in the order of their ids.
      if (newest > (clearedBy.get(tag) ?? -1n)) {
        clearedBy.set(tag, newest)
      }
    }
  }
  note(first)

  return {
    snapshot: () => snapshot,
    note,
    isCurrent: (made, tags) => {
      // What is not below it may have been under way. So some are made again that need not be.
      const { xmin } = boundsOf(made)
      return !isOver && xmin >= floor && tags.every((tag) => (clearedBy.peek(tag) ?? -1n) < xmin)
    },
    isOver: () => isOver,
  }
}

/** Of a snapshot of PostgreSQL (type `pg_snapshot`): what is below `xmin` has ended, what is not below `xmax` had not begun. */
function boundsOf(snapshot: string): { xmin: bigint; xmax: bigint } {
  const [xmin = '0', xmax = '0'] = snapshot.split(':')
  return { xmin: BigInt(xmin), xmax: BigInt(xmax) }
}
