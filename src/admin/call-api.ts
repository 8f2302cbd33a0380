import type { ErrorBody } from '@/src/core/errors'
import { errorsMessages } from '@/src/core/messages/errors'

/** What the server answered, or why it did not, in words for the artist. */
export type Outcome<Answer> =
  | { answer: Answer; problem?: undefined }
  | {
      problem: string
      /** Of HTTP; 0 when nothing answered. */
      status: number
      /** All that the server said; nothing when it was not reached. */
      failure?: ErrorBody
    }

/** Nothing answered, or not for now: the same can be tried again, and what else was refused stays refused. */
export const isPassing = (status: number): boolean =>
  status === 0 || status === 429 || status >= 500

/** It may be done when it is tried again: after a pause, or once the artist has logged in again. */
export const canBeRetried = (status: number): boolean => isPassing(status) || status === 401

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  file?: Blob
  signal?: AbortSignal
  /** Goes on when the page is left. */
  keepalive?: boolean
}

/** One call with the signed-in owner's session. A file is the whole body. */
export async function ask<Answer>(
  url: string,
  { method = 'GET', body, file, signal, keepalive }: Call = {},
): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: { 'content-type': file ? 'text/csv' : 'application/json' },
      body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal,
      keepalive,
    })
    const answer = response.status === 204 ? null : await response.json()
    const { ok, status } = response
    return ok
      ? { answer: answer as Answer }
      : { problem: problemIn(answer), status, failure: answer as ErrorBody }
  } catch {
    return { problem: errorsMessages.unknown, status: 0 }
  }
}

/** What one field has to say is more use than "please check the fields". */
function problemIn(answer: { message?: string; errors?: { message?: string }[] }): string {
  return answer.errors?.[0]?.message ?? answer.message ?? errorsMessages.unknown
}
