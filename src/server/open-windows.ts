import type { PayloadRequest } from 'payload'
import { runSql } from '@/src/server/transaction'

/** Browsers wake a hidden window once a minute; one that was silent for longer is closed or asleep. */
const silentSeconds = 90
/** What was heard so lately is not written down again: editors ask every few seconds. */
const freshSeconds = 20

type Whose = { document: { relationTo: string; value: string }; userId: string; windowId: string }

/**
 * Notes that a window of somebody has a document open, for every process of the server. Call it in a transaction
 * that holds the document's row, as {@link unregisterWindow}.
 *
 * @returns whether the same person has the document open in another one
 */
export async function registerWindow(req: PayloadRequest, whose: Whose): Promise<boolean> {
  const { userId, windowId } = whose
  const name = nameOf(whose)
  const [known] = await runSql(req)`
    select window_id from open_windows
    where document = ${name} and user_id = ${userId} and window_id = ${windowId}
      and heard_at > now() - make_interval(secs => ${freshSeconds})`
  if (!known) {
    await runSql(req)`
      insert into open_windows (document, user_id, window_id) values (${name}, ${userId}, ${windowId})
      on conflict (document, user_id, window_id) do update set heard_at = now()`
  }
  return isOpenIn(req, whose)
}

/**
 * Notes that a window is closed, and forgets those that went without a word. Answers whether the same person has the
 * document open in another one.
 */
export async function unregisterWindow(req: PayloadRequest, whose: Whose): Promise<boolean> {
  const { userId, windowId } = whose
  await runSql(req)`
    delete from open_windows where document = ${nameOf(whose)} and user_id = ${userId} and window_id = ${windowId}`
  // Another transaction may forget the same ones: neither waits for the other.
  await runSql(req)`
    delete from open_windows where (document, user_id, window_id) in (
      select document, user_id, window_id from open_windows
      where heard_at < now() - make_interval(secs => ${silentSeconds})
      for update skip locked
    )`
  return isOpenIn(req, whose)
}

const nameOf = ({ document: { relationTo, value } }: Whose) => `${relationTo} ${value}`

/** Whether another window of the same person was heard of lately. */
async function isOpenIn(req: PayloadRequest, whose: Whose): Promise<boolean> {
  const others = await runSql(req)`
    select window_id from open_windows
    where document = ${nameOf(whose)} and user_id = ${whose.userId} and window_id <> ${whose.windowId}
      and heard_at > now() - make_interval(secs => ${silentSeconds})
    limit 1`
  return others.length > 0
}
