import { AsyncResource } from 'node:async_hooks'
import type { EventEmitter } from 'node:events'
import { env } from '@/src/core/env'
import { logger } from '@/src/server/logger'
import { measurePool, metrics, type PoolUse } from '@/src/server/observability/metrics'

type Query = (...args: unknown[]) => unknown
type Client = { query: Query }

const textMax = 2000

/** Counts the connections of a pool, and logs what takes long on them, with the route that asked. */
export function observePool(pool: EventEmitter & PoolUse, name: string): void {
  measurePool(name, pool)
  pool.on('connect', (client: Client) => {
    const limitMs = env().slowQueryMs
    if (limitMs > 0) {
      watch(client, name, limitMs)
    }
  })
}

function watch(client: Client, pool: string, limitMs: number): void {
  const query = client.query.bind(client)
  client.query = (...args) => {
    const begunAtMs = performance.now()
    // The answer comes on a connection that another request may have opened.
    const note = AsyncResource.bind(() => {
      const ms = performance.now() - begunAtMs
      if (ms >= limitMs) {
        metrics()?.slowQueries.inc()
        logger.warn({ msg: 'Slow query', pool, ms: Math.round(ms), statement: textOf(args[0]) })
      }
    })
    const last = args.at(-1)
    if (typeof last === 'function') {
      return query(...args.slice(0, -1), (...answer: unknown[]) => {
        note()
        last(...answer)
      })
    }
    const running = query(...args)
    if (running instanceof Promise) {
      running.then(note, note)
    }
    return running
  }
}

/** The statement as it was prepared: its values are beside it, and those that stand in it are left out. */
function textOf(query: unknown): string {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text
  return String(text ?? '')
    .slice(0, textMax)
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/\b\d+(?:\.\d+)?\b(?<!\$\d+)/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
}
