import { errorsMessages } from '@/src/core/messages/errors'

/** What the server answered, or why it did not, in words for the artist. */
export type Outcome<Answer> = { answer: Answer; problem?: undefined } | { problem: string }

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  file?: Blob
  signal?: AbortSignal
}

/** One call with the signed-in owner's session. A file is the whole body. */
export async function ask<Answer>(
  url: string,
  { method = 'GET', body, file, signal }: Call = {},
): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: { 'content-type': file ? 'text/csv' : 'application/json' },
      body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal,
    })
    const answer = response.status === 204 ? null : await response.json()
    return response.ok ? { answer: answer as Answer } : { problem: problemIn(answer) }
  } catch {
    return { problem: errorsMessages.unknown }
  }
}

/** What one field has to say is more use than "please check the fields". */
function problemIn(answer: { message?: string; errors?: { message?: string }[] }): string {
  return answer.errors?.[0]?.message ?? answer.message ?? errorsMessages.unknown
}
