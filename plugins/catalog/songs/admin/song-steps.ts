import type { Side, StepBeside } from '@/src/admin/writing/writing-history'

/** Where what was done to songs can be undone, in its turn. */
export type Steps = {
  addStep: (step: StepBeside) => void
  dropStep: (step: StepBeside) => void
  /** It was not undone, or not done again. */
  putStep: (step: StepBeside, side: Side) => void
}

type Trail = {
  steps: StepBeside[]
  /** Whatever this window has read or stored there. */
  known: Set<string>
}

/**
 * The ways back from what was written, by field. They end as soon as something is stored there that this window does
 * not know: what another window wrote is taken away by no step.
 */
export function createSongSteps(screen?: Steps) {
  const trails = new Map<string, Trail>()

  const dropFrom = (key: string, index: number): void => {
    const dropped = trails.get(key)?.steps.splice(index) ?? []
    for (const step of dropped) {
      screen?.dropStep(step)
    }
  }
  const dropAll = (key: string): void => {
    dropFrom(key, 0)
    trails.delete(key)
  }

  return {
    dropAll,

    add(key: string, first: string, step: StepBeside): void {
      const trail = trails.get(key) ?? { steps: [], known: new Set() }
      trails.set(key, trail)
      trail.known.add(first)
      trail.steps.push(step)
      screen?.addStep(step)
    },

    last: (key: string): StepBeside | undefined => trails.get(key)?.steps.at(-1),

    dropLast: (key: string): void => dropFrom(key, -1),

    /** With those after it, which lead to no other value. @returns whether it still stood */
    dropSince(key: string, step: StepBeside): boolean {
      const index = trails.get(key)?.steps.indexOf(step) ?? -1
      if (index >= 0) {
        dropFrom(key, index)
      }
      return index >= 0
    },

    /** This window stores it. */
    know: (key: string, value: string): void => void trails.get(key)?.known.add(value),

    /** Somebody else may have stored it. @returns the fields whose ways back have ended */
    meet(storedOf: (key: string) => string | undefined): string[] {
      const foreign = [...trails].flatMap(([key, { known }]) => {
        const stored = storedOf(key)
        return stored === undefined || known.has(stored) ? [] : [key]
      })
      foreign.forEach(dropAll)
      return foreign
    },
  }
}
