/** Null body when it is no JSON. */
export type Answer = { status: number; body: unknown }

/** One call with the signed-in owner's session; null when the server cannot be reached. */
export async function send(url: string, method: string, body?: unknown): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
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
  return typeof message === 'string' ? message : 'Something went wrong. Please try again.'
}

export function readNumber(value: unknown, path: string[]): number | undefined {
  const found = readPath(value, path)
  return typeof found === 'number' ? found : undefined
}

export function readPath(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (current, key) => (isRecord(current) ? current[key] : undefined),
    value,
  )
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
