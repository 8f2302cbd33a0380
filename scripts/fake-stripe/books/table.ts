import { randomBytes } from 'node:crypto'
import { invalid, missing } from '@/scripts/fake-stripe/failure'

export const makeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** Objects of one kind, each of one account; another account sees nothing of them. */
export function createTable<Row extends { id: string }>(what: string) {
  const rows = new Map<string, { account: string; row: Row }>()

  const find = (id: string, account?: string) => {
    const found = rows.get(id)
    if (!found || (account !== undefined && found.account !== account)) {
      throw missing(what, id)
    }
    return found
  }

  return {
    add(account: string, row: Row): Row {
      if (rows.has(row.id)) {
        throw invalid(`${what} already exists.`, 'id', 'resource_already_exists')
      }
      rows.set(row.id, { account, row })
      return row
    },
    /** Without an account: for pages, which belong to whoever has their address. */
    get: (id: string, account?: string): Row => find(id, account).row,
    /** One that a parameter of a call names: its absence is that parameter's fault. */
    named(id: string, account: string): Row {
      if (rows.get(id)?.account !== account) {
        throw invalid(`No such ${what}: '${id}'`, what, 'resource_missing')
      }
      return find(id, account).row
    },
    accountOf: (id: string): string => find(id).account,
    has: (id: string): boolean => rows.has(id),
    /** Newest first. */
    of: (account: string): Row[] =>
      [...rows.values()]
        .filter((each) => each.account === account)
        .map(({ row }) => row)
        .reverse(),
    all: (): { account: string; row: Row }[] => [...rows.values()],
    dump: () => [...rows.values()].map(({ account, row }) => ({ account, ...row })),
  }
}
