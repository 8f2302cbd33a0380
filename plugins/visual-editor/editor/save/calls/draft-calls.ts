import {
  type Answer,
  fieldsOf,
  isRecord,
  messageOf,
  readNumber,
  readPath,
  send,
} from '@/plugins/visual-editor/editor/save/calls/owner-call'
import type { PublishResult } from '@/plugins/visual-editor/editor/save/part-contract'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'

/**
 * Saves a draft of a document that counts its revisions.
 *
 * @param url of the document
 * @param body what changes, with the revision that it grew from
 * @param keepsFormer keeps the draft of before as a version of its own, which saving usually takes over
 */
export async function saveDraft(
  apiPath: string,
  url: string,
  body: { rev: number; [field: string]: unknown },
  keepsFormer = false,
): Promise<SaveResult> {
  const query = `draft=true&autosave=${!keepsFormer}&depth=0&select[rev]=true`
  const answer = await send(`${url}?${query}`, 'PATCH', { ...body, _status: 'draft' })
  return saveAnswer(apiPath, answer, body.rev)
}

/**
 * What a try to save came to, which began with the given revision.
 *
 * @param users the collection of those who sign in to the admin
 */
export async function saveAnswer(
  apiPath: string,
  answer: Answer | null,
  baseRev: number,
  users = 'users',
): Promise<SaveResult> {
  if (!answer || answer.status >= 500 || answer.status === 429) {
    return { kind: 'unreachable' }
  }
  if (answer.status === 401 || answer.status === 403) {
    return (await isSignedIn(apiPath, users))
      ? { kind: 'refused', message: messageOf(answer.body) }
      : { kind: 'signed-out' }
  }
  if (answer.status === 200) {
    const { body } = answer
    const rev = readNumber(body, ['doc', 'rev']) ?? readNumber(body, ['rev'])
    return { kind: 'saved', rev: rev ?? baseRev + 1 }
  }
  if (answer.status === 409 || answer.status === 423) {
    return { kind: answer.status === 409 ? 'conflict' : 'locked' }
  }
  return { kind: 'refused', message: messageOf(answer.body), fields: fieldsOf(answer.body) }
}

/** Payload answers a call without a session like one that is not allowed. */
async function isSignedIn(apiPath: string, users: string): Promise<boolean> {
  const answer = await send(`${apiPath}/${users}/me?depth=0`, 'GET')
  return !answer || readPath(answer.body, ['user']) !== null
}

/** The latest draft of a document, and what is live of it, unchecked; null when they cannot be read. */
export async function draftAndLive(url: string): Promise<{ draft: object; live: object } | null> {
  const answers = await Promise.all([
    send(`${url}?draft=true&depth=0`, 'GET'),
    send(`${url}?depth=0`, 'GET'),
  ])
  const [draft, live] = answers.map((answer) => (answer?.status === 200 ? answer.body : null))
  return isRecord(draft) && isRecord(live) ? { draft, live } : null
}

/** Makes the latest draft live, when it is the one of the given revision. */
export async function publish(url: string, rev: number): Promise<PublishResult> {
  const query = 'depth=0&select[rev]=true'
  const answer = await send(`${url}?${query}`, 'PATCH', { rev, _status: 'published' })
  if (answer?.status === 409) {
    return { kind: 'conflict' }
  }
  const isLive = answer?.status === 200 || readNumber(await liveDraft(url), ['rev']) === rev
  return isLive ? { kind: 'published' } : { kind: 'failed', message: messageOf(answer?.body) }
}

/** The latest draft where it is live, too; what a call came to whose answer was lost. Else null. */
export async function liveDraft(url: string): Promise<unknown> {
  const answer = await send(`${url}?draft=true&depth=0`, 'GET')
  const isLive = answer?.status === 200 && readPath(answer.body, ['_status']) === 'published'
  return isLive ? answer.body : null
}
