import { setTimeout as sleep } from 'node:timers/promises'
import { proxyHeaders } from '@/scripts/cluster-proofs/start-cluster'

export type Answer = { status: number; json: Record<string, unknown>; text: string }

type Call = {
  body?: unknown
  token?: string | undefined
  /** Whom it comes from; somebody new when left out. */
  from?: string
  headers?: Record<string, string>
}

/** Calls a process as a proxy in front of it does. */
export async function call(
  origin: string,
  method: string,
  path: string,
  { body, token, from, headers }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...proxyHeaders(from),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `JWT ${token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, json: parsed(text), text }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** @throws {Error} naming what was waited for, when it does not come in time */
export async function until(
  what: string,
  withinMs: number,
  isThere: () => Promise<boolean>,
): Promise<void> {
  for (const deadline = Date.now() + withinMs; !(await isThere()); await sleep(200)) {
    if (Date.now() > deadline) {
      throw new Error(`Not within ${withinMs / 1000} s: ${what}`)
    }
  }
}
