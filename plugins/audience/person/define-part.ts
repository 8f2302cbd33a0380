import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Subject } from '@/src/core/access/site-roles'
import type { ownerMessages } from '@/src/core/messages/owner-messages'
import { cutText, oneLine } from '@/src/core/text'
import { ownedByAccount } from '@/src/server/accounts/owned-by-account'
import { runSql } from '@/src/server/transaction'

/** Whose page it is; the account is null for who has none. */
export type Who = { profileId: string; email: string; accountId: string | null }

/** One line of a part of the page, in words. */
export type Entry = {
  id: string
  at: string
  title: string
  /** How it stands, or what it says. */
  note: string
  /** Below the route of the admin; empty where there is nothing to open. */
  path: string
  tone?: 'good' | 'bad'
}

export type Happening = { at: string; text: string; path: string }

export type PartName = keyof typeof ownerMessages.people.parts

/** Writes the day of an ISO date-time. */
export type SayDay = (iso: string) => string
export const isoDay: SayDay = (iso) => iso.slice(0, 10)

export type Row = Record<string, unknown> & { id: string }

/** What is known of somebody in one respect. */
export type Part = {
  name: PartName
  subject: Subject
  /** The newest first. */
  read: (req: PayloadRequest, who: Who, limit: number) => Promise<Row[]>
  entry: (row: Row, say: SayDay) => Entry
  happenings: (row: Row) => Happening[]
}

type Definition<Of extends Row> = {
  name: PartName
  subject: Subject
  /** Of its table; of none for who has no account where only those have such rows. */
  rows: (who: Who, req: PayloadRequest) => SQL
  entry: (row: Of, say: SayDay) => Entry
  /** What its moments were; only that it began when left out. */
  happenings?: (row: Of, entry: Entry) => (Happening | null)[]
}

export function definePart<Of extends Row>(part: Definition<Of>): Part {
  const happenings = (row: Of): Happening[] => {
    const entry = part.entry(row, isoDay)
    const told = part.happenings?.(row, entry) ?? [
      { at: entry.at, text: entry.title, path: entry.path },
    ]
    return told.filter((each) => each !== null)
  }
  return {
    name: part.name,
    subject: part.subject,
    read: (req, who, limit) =>
      runSql(
        req,
      )<Of>`select * from (${part.rows(who, req)}) rows order by at desc, id limit ${limit}`,
    entry: (row, say) => part.entry(row as Of, say),
    happenings: (row) => happenings(row as Of),
  }
}

export const iso = (column: SQL) =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
export const own = ({ accountId, email }: Who, table: string, columns?: readonly string[]) =>
  ownedByAccount({ id: accountId as string, email }, table, columns)
export const line = (text: string) => oneLine(cutText(text, 200))
export const opened = (collection: string, id: string) => `/collections/${collection}/${id}`
