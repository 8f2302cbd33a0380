import type { FieldError } from '@/src/core/errors'
import { errorsMessages } from '@/src/core/messages/errors'

/** Null body when it is no JSON. */
export type Answer = { status: number; body: unknown }

const longestAnswerMs = 60_000
/** What all calls together may carry that go on when their window closes: 64 kB, headers among them. */
const mostAfterClosing = 60_000

/** One call with the signed-in owner's session; null when the server cannot be reached. */
export async function send(url: string, method: string, body?: unknown): Promise<Answer | null> {
  try {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: text,
      // A window that is not seen any more may close at any moment.
      keepalive: document.hidden && new Blob([text ?? '']).size < mostAfterClosing,
      signal: AbortSignal.timeout(longestAnswerMs),
    })
    const answer: unknown = await response.json().catch(() => null)
    return { status: response.status, body: answer }
  } catch {
    return null
  }
}

/** What the server says went wrong. */
export function messageOf(body: unknown): string {
  const message = readPath(body, ['errors', '0', 'message']) ?? readPath(body, ['message'])
  return typeof message === 'string' ? message : errorsMessages.unknown
}

/** What the server says to single fields. */
export function fieldsOf(body: unknown): FieldError[] {
  const errors = readPath(body, ['errors'])
  return Array.isArray(errors)
    ? errors.flatMap((error) => {
        const field = readPath(error, ['field'])
        return typeof field === 'string' ? [{ field, message: messageOf(error) }] : []
      })
    : []
}

export function readNumber(value: unknown, path: string[]): number | undefined {
  const found = readPath(value, path)
  return typeof found === 'number' ? found : undefined
}

export function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (current, key) => (isRecord(current) ? current[key] : undefined),
    value,
  )
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
