import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/src/server/transaction'

/** Whose votes: those of a post's poll, or of one in a text. */
export type VotesOf = { column: 'post_id' | 'text_poll_id'; id: string }

export type Votes = {
  /** By the answer's id, answers that are gone among them. */
  votes: Record<string, number>
  /** Of the one who asks; null for nobody. */
  votedOptionId: string | null
}

type Row = { optionId: string; count: number; isOwn: boolean | null }

/** How often each answer was chosen, and which one by the caller. */
export async function loadVotes(
  req: PayloadRequest,
  { column, id }: VotesOf,
  accountId: string | null,
): Promise<Votes> {
  const rows = await runSql(req)<Row>`
    select option_id as "optionId", count(*)::int as count,
      bool_or(account_id = ${accountId}) as "isOwn"
    from poll_votes where ${sql.identifier(column)} = ${id} group by option_id`
  return {
    votes: Object.fromEntries(rows.map(({ optionId, count }) => [optionId, count])),
    votedOptionId: rows.find(({ isOwn }) => isOwn)?.optionId ?? null,
  }
}
