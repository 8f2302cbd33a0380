/** Something that was done beside the form of a screen, as to the songs of a release, and that can be undone. */
export type StepBeside = { undo: () => void; redo: () => void }

/** Whether a step stands as done, or as undone. */
export type Side = 'past' | 'future'

/** A form as it was, or what was done beside it. */
type Step<Form> = ({ form: Form } | { beside: StepBeside }) & { side: Side }

const sameStepMs = 1000
const stepsMax = 200

/** What leads back and forth on a screen, in the order in which it was done. */
export function createHistory<Form extends object>() {
  // In one list, so that they stay in order also where one between others could not be undone.
  let steps: Step<Form>[] = []
  let last = { key: '', at: 0 }

  const past = () => steps.filter(({ side }) => side === 'past')
  const isOf = (step: Step<Form>, beside: StepBeside) => 'beside' in step && step.beside === beside

  const push = (step: { form: Form } | { beside: StepBeside }, key = '') => {
    steps = [...past().slice(-stepsMax), { ...step, side: 'past' }]
    last = { key, at: Date.now() }
  }

  /** @returns the form to show; null for what was done beside it, which has happened then */
  const walk = (way: keyof StepBeside, form: Form): Form | null => {
    const step = way === 'undo' ? past().at(-1) : steps.find(({ side }) => side === 'future')
    if (!step) {
      return null
    }
    const side: Side = way === 'undo' ? 'future' : 'past'
    const walked = 'form' in step ? { form, side } : { ...step, side }
    steps = steps.map((each) => (each === step ? walked : each))
    last = { key: '', at: 0 }
    if ('form' in step) {
      return step.form
    }
    step.beside[way]()
    return null
  }

  return {
    ways: () => ({
      canUndo: steps.some(({ side }) => side === 'past'),
      canRedo: steps.some(({ side }) => side === 'future'),
    }),

    /**
     * Before a form is changed.
     *
     * @param key changes of the same one in a row are one step
     * @param goesOn however long that takes
     */
    record(form: Form, key: string, goesOn: boolean): void {
      const isSame = key === last.key && (goesOn || Date.now() - last.at <= sameStepMs)
      if (isSame) {
        steps = past()
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
      steps = steps.filter((step) => !isOf(step, beside))
    },

    /** Where it stands after all: what was not undone, or not done again, can be tried once more. */
    put(beside: StepBeside, side: Side): void {
      steps = steps.map((step) => (isOf(step, beside) ? { ...step, side } : step))
    },

    /** What another window changed is taken away by no step. */
    amend(changed: object): void {
      steps = steps.map((step) =>
        'form' in step ? { ...step, form: { ...step.form, ...changed } } : step,
      )
    },

    undo: (form: Form): Form | null => walk('undo', form),
    redo: (form: Form): Form | null => walk('redo', form),
  }
}
