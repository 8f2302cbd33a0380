import { randomBytes } from 'node:crypto'
import type { Clock } from '@/src/server/payments/simulator/books/clock'
import { invalid, missing } from '@/src/server/payments/simulator/failure'

export const randomId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** What new objects get their ids and dates from. */
export type Mint = { clock: Clock; makeId: (prefix: string) => string }

type Entry<Row> = { account: string; row: Row }

/** Objects of one kind, each of one account; another account sees nothing of them, and may name one alike. */
export function createTable<Row extends { id: string }>(what: string, entries: Entry<Row>[] = []) {
  const keyOf = (id: string, account: string) => `${account} ${id}`
  const rows = new Map(entries.map((entry) => [keyOf(entry.row.id, entry.account), entry]))
  const firstOwners = new Map(entries.map(({ account, row }) => [row.id, account]))

  const find = (id: string, account = firstOwners.get(id) ?? '') => {
    const found = rows.get(keyOf(id, account))
    if (!found) {
      throw missing(what, id)
    }
    return found
  }

  return {
    add(account: string, row: Row): Row {
      const key = keyOf(row.id, account)
      if (rows.has(key)) {
        throw invalid(`${what} already exists.`, 'id', 'resource_already_exists')
      }
      rows.set(key, { account, row })
      firstOwners.set(row.id, firstOwners.get(row.id) ?? account)
      return row
    },
    /** Without an account: for pages, which belong to anyone who has their address. */
    get: (id: string, account?: string): Row => find(id, account).row,
    /** One that a parameter of a call names: its absence is that parameter's fault. */
    named(id: string, account: string): Row {
      if (!rows.has(keyOf(id, account))) {
        throw invalid(`No such ${what}: '${id}'`, what, 'resource_missing')
      }
      return find(id, account).row
    },
    accountOf: (id: string): string => find(id).account,
    has: (id: string): boolean => firstOwners.has(id),
    /** Newest first. */
    of: (account: string): Row[] =>
      [...rows.values()]
        .filter((each) => each.account === account)
        .map(({ row }) => row)
        .reverse(),
    all: (): Entry<Row>[] => [...rows.values()],
    dump: () => [...rows.values()].map(({ account, row }) => ({ account, ...row })),
  }
}
