/** What the next calls of the API run into. `reset` does the work and loses the answer. */
export type FaultKind = '500' | '429' | '401' | 'hang' | 'reset' | 'malformed' | 'html404'

export type Fault = { kind: FaultKind; seconds: number }

/** A queue of faults: each API call takes one. */
export function createFaults() {
  const queue: Fault[] = []
  return {
    add: (fault: Fault, times: number) => {
      queue.push(...Array.from({ length: times }, () => fault))
    },
    take: (): Fault | undefined => queue.shift(),
    clear: () => {
      queue.length = 0
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
