import { ask } from '@/src/admin/call-api'
import type { ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import type { ReleaseForm, ReleaseStateBody } from '@/src/core/contracts/products/releases'
import type { ErrorBody } from '@/src/core/errors'

/** What came of a call: an answer, a refusal, or nothing because there was no connection. */
export type Reply<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused'; status: number; error: Partial<ErrorBody> }
  | { kind: 'offline' }

export type ReleaseApi = ReturnType<typeof createReleaseApi>

/** Calls about one release, with the signed-in owner's session. */
export function createReleaseApi(url: string) {
  return {
    read: () => call<ReleaseAnswer>(url, 'GET'),
    save: (rev: string, form: ReleaseForm) => call<ReleaseAnswer>(url, 'PUT', { rev, form }),
    setState: (body: ReleaseStateBody) => call<ReleaseAnswer>(`${url}/state`, 'POST', body),
    copy: () => call<{ id: string }>(`${url}/copy`, 'POST'),
    remove: () => call<null>(url, 'DELETE'),
  }
}

async function call<Answer>(
  url: string,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  body?: unknown,
): Promise<Reply<Answer>> {
  const outcome = await ask<Answer>(url, { method, body })
  if (outcome.problem === undefined) {
    return { kind: 'done', answer: outcome.answer }
  }
  const { status, failure } = outcome
  return status === 0 ? { kind: 'offline' } : { kind: 'refused', status, error: failure ?? {} }
}
