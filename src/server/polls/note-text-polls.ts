import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { textPollsIn } from '@/src/core/contracts/members/text-polls'
import { canBeVotedIn, writtenOptions } from '@/src/core/polls/text-polls'
import { runSql } from '@/src/server/transaction'

type Place = {
  table: string
  /** The JSON that holds the texts. */
  column: string
  /** What is true of a row that visitors see. */
  isLive: ReturnType<typeof sql>
}

type Hooks = { afterChange: CollectionAfterChangeHook; beforeDelete: CollectionBeforeDeleteHook }

/** Keeps the table of polls in step with what visitors see of a collection's texts. */
export function notesTextPolls(place: Place): Hooks {
  return {
    afterChange: async ({ context, data, doc, req }) => {
      const isPublished = [data._status, doc._status].includes('published')
      if (isPublished || !context.savesDraft) {
        await note(req, place, String(doc.id))
      }
      return doc
    },
    beforeDelete: async ({ id, req }) => {
      const polls = sql`select id from text_polls where document = ${String(id)}`
      await runSql(req)`delete from poll_votes where text_poll_id in (${polls})`
      await runSql(req)`delete from text_polls where document = ${String(id)}`
    },
  }
}

/** Asks the live row: what a hook is given may be a part of the document, as the caller selected. */
async function note(req: PayloadRequest, place: Place, id: string): Promise<void> {
  const [live] = await runSql(req)<{ profileId: string; texts: unknown }>`
    select profile_id as "profileId", ${sql.identifier(place.column)} as texts
    from ${sql.identifier(place.table)} where id = ${id} and ${place.isLive}`
  const polls = textPollsIn(live?.texts).filter(canBeVotedIn)
  const isGone =
    polls.length === 0
      ? sql`true`
      : sql`uid not in (${sql.join(
          polls.map(({ uid }) => sql`${uid}`),
          sql`, `,
        )})`
  await runSql(req)`
    update text_polls set is_live = false, updated_at = now()
    where document = ${id} and is_live and ${isGone}`
  for (const poll of polls) {
    const options = writtenOptions(poll).map(({ uid, text }) => ({ id: uid, text }))
    await runSql(req)`
      insert into text_polls (profile_id, document, uid, question, options, is_live)
      values (${live?.profileId}, ${id}, ${poll.uid}, ${poll.question},
        ${JSON.stringify(options)}::jsonb, true)
      on conflict (document, uid) do update set question = excluded.question,
        options = excluded.options, is_live = true, updated_at = now()`
  }
}
