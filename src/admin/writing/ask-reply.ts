import { ask } from '@/src/admin/call-api'
import type { ErrorBody } from '@/src/core/errors'

/** What came of a call: an answer, a refusal, or nothing because there was no connection. */
export type Reply<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused'; status: number; error: Partial<ErrorBody> }
  | { kind: 'offline' }

export async function askReply<Answer>(
  url: string,
  method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE',
  body?: unknown,
): Promise<Reply<Answer>> {
  const outcome = await ask<Answer>(url, { method, body })
  if (outcome.problem === undefined) {
    return { kind: 'done', answer: outcome.answer }
  }
  const { status, failure } = outcome
  return status === 0 ? { kind: 'offline' } : { kind: 'refused', status, error: failure ?? {} }
}
