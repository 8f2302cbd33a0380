import { expect, it, vi } from 'vitest'
import { createHistory } from '@/src/admin/writing/writing-history'

const beside = () => ({ undo: vi.fn(), redo: vi.fn() })

it('goes back and forth in the order in which things were done, in the form and beside it', () => {
  const history = createHistory<{ title: string }>()
  const order = beside()
  history.record({ title: '' }, 'title', false)
  history.add(order)
  history.record({ title: 'Salt' }, 'title', false)
  const now = { title: 'Sea' }
  expect(history.undo(now)).toEqual({ title: 'Salt' })
  expect([history.undo({ title: 'Salt' }), order.undo.mock.calls.length]).toEqual([null, 1])
  expect(history.undo({ title: 'Salt' })).toEqual({ title: '' })
  expect(history.ways()).toEqual({ canUndo: false, canRedo: true })
  expect(history.redo({ title: '' })).toEqual({ title: 'Salt' })
  expect([history.redo({ title: 'Salt' }), order.redo.mock.calls.length]).toEqual([null, 1])
  expect(history.redo({ title: 'Salt' })).toEqual(now)
  expect(history.ways()).toEqual({ canUndo: true, canRedo: false })
})

it('forgets what cannot be undone any more, and leaves the rest in its order', () => {
  const history = createHistory<{ title: string }>()
  const removal = beside()
  history.record({ title: '' }, 'title', false)
  history.add(removal)
  history.drop(removal)
  expect(history.undo({ title: 'Salt' })).toEqual({ title: '' })
  expect(removal.undo).not.toHaveBeenCalled()
})

it('has what was not undone, or not done again, where it can be tried once more', () => {
  const history = createHistory<{ title: string }>()
  const order = beside()
  history.add(order)
  history.undo({ title: '' })
  history.put(order, 'past')
  expect(history.ways()).toEqual({ canUndo: true, canRedo: false })
  history.undo({ title: '' })
  history.redo({ title: '' })
  history.put(order, 'future')
  expect(history.ways()).toEqual({ canUndo: false, canRedo: true })
  expect([order.undo.mock.calls.length, order.redo.mock.calls.length]).toEqual([2, 1])
  // What was forgotten meanwhile stays forgotten.
  history.drop(order)
  history.put(order, 'future')
  expect(history.ways()).toEqual({ canUndo: false, canRedo: false })
})

it('leaves a step that was done again before its undo was refused', () => {
  const history = createHistory<{ title: string }>()
  const order = beside()
  history.add(order)
  history.undo({ title: '' })
  history.redo({ title: '' })
  history.put(order, 'past')
  expect(history.ways()).toEqual({ canUndo: true, canRedo: false })
})

it.each([1, 2])('keeps the order when the first %i of two undos were refused', (refused) => {
  const history = createHistory<{ title: string }>()
  const [first, second] = [beside(), beside()]
  history.add(first)
  history.add(second)
  history.undo({ title: '' })
  history.undo({ title: '' })
  for (const step of [second, first].slice(0, refused)) {
    history.put(step, 'past')
  }
  if (refused === 1) {
    history.redo({ title: '' })
    expect(first.redo).toHaveBeenCalledOnce()
  }
  history.undo({ title: '' })
  expect([first.undo.mock.calls.length, second.undo.mock.calls.length]).toEqual([1, 2])
})

it('takes changes of one field in a row for one step, until something else was done', () => {
  const history = createHistory<{ title: string }>()
  history.record({ title: '' }, 'title', false)
  history.record({ title: 'S' }, 'title', false)
  history.add(beside())
  history.record({ title: 'Sa' }, 'title', false)
  expect(history.undo({ title: 'Sal' })).toEqual({ title: 'Sa' })
  expect(history.undo({ title: 'Sa' })).toBeNull()
  expect(history.undo({ title: 'Sa' })).toEqual({ title: '' })
  expect(history.ways().canUndo).toBe(false)
})
