/** Something that was done beside the form of a screen, as to the songs of a release, and that can be undone. */
export type StepBeside = { undo: () => void; redo: () => void }

/** A form as it was, or what was done beside it. */
type Step<Form> = { form: Form } | { beside: StepBeside }

const sameStepMs = 1000
const stepsMax = 200

/** What leads back and forth on a screen, in the order in which it was done. */
export function createHistory<Form extends object>() {
  let past: Step<Form>[] = []
  let future: Step<Form>[] = []
  let last = { key: '', at: 0 }

  const push = (step: Step<Form>, key = '') => {
    past = [...past.slice(-stepsMax), step]
    future = []
    last = { key, at: Date.now() }
  }

  /** @returns the form to show; null for what was done beside it, which has happened then */
  const walk = (step: Step<Form>, way: keyof StepBeside): Form | null => {
    last = { key: '', at: 0 }
    if ('form' in step) {
      return step.form
    }
    step.beside[way]()
    return null
  }

  return {
    ways: () => ({ canUndo: past.length > 0, canRedo: future.length > 0 }),

    /**
     * Before a form is changed.
     *
     * @param key changes of the same one in a row are one step
     * @param goesOn however long that takes
     */
    record(form: Form, key: string, goesOn: boolean): void {
      const isSame = key === last.key && (goesOn || Date.now() - last.at <= sameStepMs)
      if (isSame) {
        future = []
        last = { key, at: Date.now() }
      } else {
        push({ form }, key)
      }
    },

    /** A form that is left for another one at once. */
    leave: (form: Form) => push({ form }),

    /** The next change is a step of its own. */
    pause(): void {
      last = { key: '', at: 0 }
    },

    add: (beside: StepBeside) => push({ beside }),

    /** What cannot be undone any more, or was undone otherwise. */
    drop(beside: StepBeside): void {
      const isOther = (step: Step<Form>) => !('beside' in step) || step.beside !== beside
      past = past.filter(isOther)
      future = future.filter(isOther)
    },

    /** What was not undone, or not done again, can be tried once more. */
    turn(beside: StepBeside): void {
      const isIt = (step: Step<Form>) => 'beside' in step && step.beside === beside
      const [back, forth] = [past.filter(isIt), future.filter(isIt)]
      past = [...past.filter((step) => !isIt(step)), ...forth]
      future = [...future.filter((step) => !isIt(step)), ...back]
    },

    /** What another window changed is taken away by no step. */
    amend(changed: object): void {
      const amended = (step: Step<Form>) =>
        'form' in step ? { form: { ...step.form, ...changed } } : step
      past = past.map(amended)
      future = future.map(amended)
    },

    undo(form: Form): Form | null {
      const step = past.at(-1)
      if (!step) {
        return null
      }
      past = past.slice(0, -1)
      future = [...future, 'form' in step ? { form } : step]
      return walk(step, 'undo')
    },

    redo(form: Form): Form | null {
      const step = future.at(-1)
      if (!step) {
        return null
      }
      future = future.slice(0, -1)
      past = [...past, 'form' in step ? { form } : step]
      return walk(step, 'redo')
    },
  }
}
