import { useCallback, useReducer } from 'react'

type Step<State> = { state: State /** What led to it, in a few words. */; what: string }

type History<State> = {
  past: readonly Step<State>[]
  present: State
  /** What led to the present. */
  what: string
  future: readonly Step<State>[]
}

type Action<State> =
  | { kind: 'do'; state: State; what: string; isSameStep: boolean }
  | { kind: 'undo' | 'redo' }
  | { kind: 'start'; state: State }
  | { kind: 'amend'; change: (state: State) => State }

const stepsMax = 100

function reduce<State>(history: History<State>, action: Action<State>): History<State> {
  const { past, present, what, future } = history
  const now = { state: present, what }
  switch (action.kind) {
    case 'start':
      return { past: [], present: action.state, what: '', future: [] }
    case 'amend': {
      const amended = (step: Step<State>) => ({ ...step, state: action.change(step.state) })
      return {
        past: past.map(amended),
        present: action.change(present),
        what,
        future: future.map(amended),
      }
    }
    case 'do':
      return {
        past: action.isSameStep && what === action.what ? past : [...past, now].slice(-stepsMax),
        present: action.state,
        what: action.what,
        future: [],
      }
    case 'undo': {
      const last = past.at(-1)
      return last
        ? {
            past: past.slice(0, -1),
            present: last.state,
            what: last.what,
            future: [now, ...future],
          }
        : history
    }
    case 'redo': {
      const [next, ...later] = future
      return next
        ? { past: [...past, now], present: next.state, what: next.what, future: later }
        : history
    }
  }
}

/** A state that is never changed but replaced, with the way back and forth. */
export function useHistory<State>(initial: State) {
  const [history, dispatch] = useReducer(reduce<State>, {
    past: [],
    present: initial,
    what: '',
    future: [],
  })
  const { past, present, what, future } = history
  /** Begins anew, with nothing to go back to. */
  const start = useCallback((state: State) => dispatch({ kind: 'start', state }), [])
  /** @param isSameStep goes on with what was done last, as the next letter of a word */
  const edit = useCallback(
    (state: State, what: string, isSameStep = false) =>
      dispatch({ kind: 'do', state, what, isSameStep }),
    [],
  )
  /** Changes the present and what leads back and forth alike, as what is stored of it has changed. */
  const amend = useCallback(
    (change: (state: State) => State) => dispatch({ kind: 'amend', change }),
    [],
  )
  return {
    present,
    edit,
    amend,
    /** What can be undone; empty for nothing. */
    undoes: past.length > 0 ? what : '',
    redoes: future[0]?.what ?? '',
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    start,
  }
}
