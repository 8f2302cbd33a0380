import { errorsMessages } from '@/src/core/messages/errors'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'

type Outcome<Answer> =
  | { answer: Answer; problem?: undefined }
  | { answer?: undefined; problem: string }

const patienceMs = 10_000

/** One call with the signed-in owner's session: a POST when there is a body, else a GET. */
export async function callDoorApi<Answer>(url: string, body?: unknown): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    const answer = await response.json()
    return response.ok
      ? { answer: answer as Answer }
      : { problem: answer?.message ?? errorsMessages.unknown }
  } catch {
    return { problem: ticketsAnswers.noAnswer }
  }
}
