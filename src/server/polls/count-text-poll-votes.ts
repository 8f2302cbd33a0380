import type { PayloadRequest } from 'payload'
import type { PollVotesAnswer } from '@/src/core/contracts/pages/page-calls'
import { runSql } from '@/src/server/transaction'

type Row = { uid: string; optionId: string | null; count: number }

/** Votes in all polls that a document ever showed to visitors; those nobody voted in are empty. */
export async function countTextPollVotes(
  req: PayloadRequest,
  documentId: string,
): Promise<PollVotesAnswer['polls']> {
  const rows = await runSql(req)<Row>`
    select polls.uid, votes.option_id as "optionId", count(votes.id)::int as count
    from text_polls polls left join poll_votes votes on votes.text_poll_id = polls.id
    where polls.document = ${documentId} group by polls.uid, votes.option_id`
  const polls: Record<string, Record<string, number>> = {}
  for (const { uid, optionId, count } of rows) {
    polls[uid] = { ...polls[uid], ...(optionId !== null && { [optionId]: count }) }
  }
  return polls
}
