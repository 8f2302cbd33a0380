import type { Payload } from 'payload'
import { toAppError } from '@/src/server/http/failures'
import { logger } from '@/src/server/logger'
import { onShutdown } from '@/src/server/runtime/listen'
import { type View, writeViews } from '@/src/server/visits/write-views'

const waitMs = 2000
/** Of one statement. */
const viewsAtOnce = 2000
/** What a process holds while the database is away; later ones are not counted. */
const viewsAtMost = 50_000

let waiting: View[] = []
let timer: NodeJS.Timeout | null = null
let writing: Promise<void> = Promise.resolve()
/** Set when the process ends: from then on views are written as they come. */
let isEnding = false
let hasShutdown = false

/** Keeps a view until it is written with others, within two seconds. */
export async function addView(payload: Payload, view: View): Promise<void> {
  if (!hasShutdown) {
    hasShutdown = true
    onShutdown(() => {
      isEnding = true
      return flushViews(payload)
    })
  }
  if (waiting.length < viewsAtMost) {
    waiting.push(view)
  }
  if (isEnding) {
    await flushViews(payload)
    return
  }
  timer ??= setTimeout(() => flushViews(payload), waitMs).unref()
}

/** Writes all that wait. What could not be written waits for the next time. */
export function flushViews(payload: Payload): Promise<void> {
  if (timer) {
    clearTimeout(timer)
    timer = null
  }
  writing = writing.then(() => writeAll(payload))
  return writing
}

async function writeAll(payload: Payload): Promise<void> {
  while (waiting.length > 0) {
    const views = waiting.slice(0, viewsAtOnce)
    waiting = waiting.slice(viewsAtOnce)
    try {
      await writeViews(payload, views)
    } catch (error) {
      // One that the database refuses must not keep all others waiting.
      if (toAppError(error).status < 500) {
        logger.error({ msg: 'Visits were not counted', err: error, count: views.length })
        continue
      }
      logger.warn({ msg: 'Visits wait to be counted', err: error })
      waiting = [...views, ...waiting].slice(0, viewsAtMost)
      timer ??= setTimeout(() => flushViews(payload), waitMs).unref()
      return
    }
  }
}
