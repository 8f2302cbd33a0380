export const faultKinds = [
  '500',
  '429',
  '401',
  '400',
  'hang',
  'reset',
  'malformed',
  'html404',
] as const

/** What the next calls of the API run into. `reset` does the work and loses the answer. */
export type FaultKind = (typeof faultKinds)[number]

export type Fault = { kind: FaultKind; seconds: number }

/** A queue of faults: each API call takes one. */
export function createFaults() {
  const queue: (Fault | undefined)[] = []
  return {
    /** How long every answer takes. */
    latencyMs: 0,
    /** Calls of the API so far. */
    calls: 0,
    /** @param after so many calls are answered as usual first */
    add: (fault: Fault, times: number, after = 0) => {
      queue.push(...Array.from({ length: after }, () => undefined))
      queue.push(...Array.from({ length: times }, () => fault))
    },
    take(): Fault | undefined {
      this.calls += 1
      return queue.shift()
    },
    clear: () => {
      queue.length = 0
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
