import pg from 'pg'
import { die, type KillPoint } from '@/scripts/kill-harness/kill-points'

type StatementPoint = Extract<KillPoint, { at: 'statement' }>
type Query = (this: pg.Client, ...args: unknown[]) => unknown

/** Watches what each connection sends to PostgreSQL and ends the process at the given statement. */
export function killAtStatement(point: StatementPoint): void {
  const sentBy = new WeakMap<pg.Client, string[]>()
  const original = pg.Client.prototype.query as Query

  const tapped: Query = function (...args) {
    const text = textOf(args[0])
    const sent = /^begin/i.test(text) ? [] : (sentBy.get(this) ?? [])
    sentBy.set(this, [...sent, text])
    const isHit =
      point.statement.test(text) &&
      (!point.inTransactionOf || sent.some((each) => point.inTransactionOf?.test(each)))

    if (isHit && point.when === 'before') {
      die()
    }
    const result = original.apply(this, args)
    if (isHit && result instanceof Promise) {
      return result.then(() => die())
    }
    return result
  }
  pg.Client.prototype.query = tapped as typeof pg.Client.prototype.query
}

function textOf(query: unknown): string {
  if (typeof query === 'string') {
    return query
  }
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}
