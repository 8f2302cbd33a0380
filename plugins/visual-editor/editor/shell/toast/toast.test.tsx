// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { Toast } from '@/plugins/visual-editor/editor/shell/toast/toast'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open() {
  const run = vi.fn()
  const editor = openTestEditor({ root: node('root') }, { children: <Toast /> })
  const tell = () => editor.run(() => editor.commands.tell('Deleted Tour', { label: 'Undo', run }))
  tell()
  return { ...editor, run, tell }
}
const toast = () => screen.getByTestId('toast')
const undo = () => screen.getByRole('button', { name: 'Undo' })
const seconds = (count: number) => act(() => vi.advanceTimersByTime(count * 1000))
const isShown = () => screen.queryByTestId('toast') !== null

it('goes after a while, and says aloud how to take what it offers', () => {
  const { said } = open()
  expect(said()).toBe('Deleted Tour. Undo with F8.')
  seconds(5)
  expect(isShown()).toBe(true)
  seconds(2)
  expect(isShown()).toBe(false)
})

it('keeps what it offers beside a newer message, for its own time', () => {
  const { run, commands, ui } = open()
  seconds(4)
  act(() => commands.tell('Everything is saved'))
  expect(toast().textContent).toBe('Everything is saved')
  expect(screen.getByTestId('earlier-toast').textContent).toBe('Deleted TourF8Undo')
  seconds(3)
  expect(screen.queryByTestId('earlier-toast')).toBeNull()
  expect(isShown()).toBe(true)
  seconds(4)
  expect([isShown(), run.mock.calls, ui.getState().earlierToasts]).toEqual([false, [], []])
})

it('takes the newest offer by its key, and each by its button', () => {
  const { run, commands } = open()
  const newest = vi.fn(() => commands.tell('Store is back'))
  act(() => commands.tell('Deleted Store', { label: 'Undo', run: newest }))
  act(() => commands.takeOffer())
  expect([newest.mock.calls.length, run.mock.calls.length]).toEqual([1, 0])
  expect(toast().textContent).toBe('Store is back')
  fireEvent.click(undo())
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByTestId('earlier-toast')).toBeNull()
})

it('takes an offer back that leads elsewhere by now, also beside a newer message', () => {
  const { commands, engine, run } = openTestEditor(
    { root: node('root', ['a', 'b']), a: node('note'), b: node('note') },
    { children: <Toast /> },
  )
  run(() => commands.remove('a'))
  run(() => commands.tell('Everything is saved'))
  expect(screen.getByTestId('earlier-toast').textContent).toContain('Deleted Note')
  run(() => engine.apply({ version: 1, nodes: { root: node('root') } }))
  expect(screen.queryByTestId('earlier-toast')).toBeNull()
})

it('says and shows the key as Apple keyboards have it', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh')
  const { said } = open()
  expect(said()).toBe('Deleted Tour. Undo with Fn+F8.')
  expect(toast().querySelector('kbd')?.textContent).toBe('Fn+F8')
  expect(undo().getAttribute('aria-keyshortcuts')).toBe('F8')
})

it.each([
  ['pointer', () => fireEvent.pointerEnter(toast()), () => fireEvent.pointerLeave(toast())],
  ['focus', () => act(() => undo().focus()), () => act(() => undo().blur())],
])('stays while the %s is on it, and as long again after that', (_what, come, go) => {
  open()
  seconds(5)
  come()
  seconds(60)
  expect(isShown()).toBe(true)
  go()
  seconds(5)
  expect(isShown()).toBe(true)
  seconds(2)
  expect(isShown()).toBe(false)
})

it('stays while the focus is on it, also when the pointer leaves', () => {
  open()
  act(() => undo().focus())
  fireEvent.pointerEnter(toast())
  fireEvent.pointerLeave(toast())
  seconds(60)
  expect(isShown()).toBe(true)
})

it('stays while the palette is open, where its button is, too', () => {
  const { ui, run, commands } = open()
  act(() => ui.setState({ keyDialog: 'palette' }))
  seconds(60)
  act(() => ui.setState({ keyDialog: null }))
  act(() => commands.takeOffer())
  expect(run).toHaveBeenCalledOnce()
  expect(isShown()).toBe(false)
})

it('stays while a window covers it, and as long again after that', () => {
  open()
  const window = document.body.appendChild(document.createElement('dialog'))
  window.open = true
  seconds(60)
  expect(isShown()).toBe(true)
  window.remove()
  seconds(5)
  expect(isShown()).toBe(true)
  seconds(2)
  expect(isShown()).toBe(false)
})

it('lets the next one go although nobody saw the pointer leave', () => {
  const { tell, run } = open()
  fireEvent.pointerEnter(toast())
  fireEvent.click(undo())
  expect(run).toHaveBeenCalledOnce()
  tell()
  seconds(7)
  expect(isShown()).toBe(false)
})

it('is held by nobody once its editor is gone', () => {
  const { ui } = open()
  fireEvent.pointerEnter(toast())
  expect(ui.getState().isToastTouched).toBe(true)
  cleanup()
  expect(ui.getState().isToastTouched).toBe(false)
})
