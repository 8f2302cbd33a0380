import { useReducer } from 'react'
import { limits } from '@/src/core/limits'
import type { DrawingMark } from '@/src/rich-text/nodes/drawing/schema'

type Marks = readonly DrawingMark[]
type History = { past: readonly Marks[]; marks: Marks; future: readonly Marks[] }
type Step = 'undo' | 'redo' | { marks: Marks }

const { marksMax, numbersMax } = limits.drawing

/** What is on the sheet, and the way back. */
export function useMarks(given: Marks) {
  const [{ past, marks, future }, take] = useReducer(step, { past: [], marks: given, future: [] })
  const numbers = marks.reduce((total, { points }) => total + points.length, 0)
  return {
    marks,
    isChanged: marks !== given,
    /** Nothing more is kept of what is drawn now. */
    isFull: marks.length >= marksMax || numbers >= numbersMax,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => take('undo'),
    redo: () => take('redo'),
    add: (mark: DrawingMark) => {
      if (marks.length < marksMax && numbers + mark.points.length <= numbersMax) {
        take({ marks: [...marks, mark] })
      }
    },
    remove: (mark: DrawingMark) => take({ marks: marks.filter((each) => each !== mark) }),
    clear: () => take({ marks: [] }),
  }
}

function step({ past, marks, future }: History, to: Step): History {
  if (to === 'undo') {
    const before = past.at(-1)
    return before
      ? { past: past.slice(0, -1), marks: before, future: [marks, ...future] }
      : { past, marks, future }
  }
  if (to === 'redo') {
    const [after, ...rest] = future
    return after ? { past: [...past, marks], marks: after, future: rest } : { past, marks, future }
  }
  return { past: [...past, marks], marks: to.marks, future: [] }
}
