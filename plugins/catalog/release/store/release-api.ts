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

async function call<Answer>(url: string, method: string, body?: unknown): Promise<Reply<Answer>> {
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = response.status === 204 ? null : await response.json()
    return response.ok
      ? { kind: 'done', answer }
      : { kind: 'refused', status: response.status, error: answer ?? {} }
  } catch {
    return { kind: 'offline' }
  }
}
