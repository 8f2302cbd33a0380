import { z } from 'zod'

/** What the shop answers when something it needs is away. */
const clearError = z.object({ code: z.string(), message: z.string().min(1) })
const asksToWait = new Set([429, 502, 503, 504])

export type Heard = {
  /** How often each status came, by phase. */
  counts: Record<string, Record<string, number>>
  slowestMs: Record<string, number>
  /** Answers that nobody should get. */
  bad: string[]
}

/** A `fetch` that notes what was answered, under the name of the phase that is on. */
export function recordResponses(phase: () => string): { heard: Heard; call: typeof fetch } {
  const heard: Heard = { counts: {}, slowestMs: {}, bad: [] }
  const note = (during: string, what: string, startedMs: number) => {
    const counts = heard.counts[during] ?? {}
    heard.counts[during] = { ...counts, [what]: (counts[what] ?? 0) + 1 }
    const tookMs = Math.round(performance.now() - startedMs)
    heard.slowestMs[during] = Math.max(heard.slowestMs[during] ?? 0, tookMs)
  }
  return {
    heard,
    call: async (address, init) => {
      const during = phase()
      const startedMs = performance.now()
      try {
        const response = await fetch(address, init)
        const text = await response.clone().text()
        note(during, String(response.status), startedMs)
        if (!isClear(response.status, text)) {
          heard.bad.push(`${during}: ${address} answered ${response.status} ${text.slice(0, 200)}`)
        }
        return response
      } catch (error) {
        note(during, 'none', startedMs)
        heard.bad.push(`${during}: ${address} did not answer: ${error}`)
        throw error
      }
    },
  }
}

function isClear(status: number, text: string): boolean {
  if (status < 300) {
    return true
  }
  return (status < 500 || asksToWait.has(status)) && clearError.safeParse(parsed(text)).success
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
