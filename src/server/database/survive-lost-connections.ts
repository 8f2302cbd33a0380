import type { EventEmitter } from 'node:events'
import { logger } from '@/src/server/logger'

/**
 * Keeps the process alive when PostgreSQL goes away: a connection that breaks raises an error event,
 * and without a listener that ends the process. The pool listens to idle connections only, so those
 * inside a transaction get a listener of their own; their next query fails and tells the caller.
 */
export function surviveLostConnections(pool: EventEmitter, name: string): void {
  pool.on('error', (error: Error) => {
    logger.warn({ msg: 'Database connection lost', pool: name, reason: error.message })
  })
  pool.on('connect', (client: EventEmitter) => {
    client.on('error', () => undefined)
  })
}
