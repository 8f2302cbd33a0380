// @vitest-environment jsdom
import {
  $getRoot,
  $setSelection,
  COMMAND_PRIORITY_HIGH,
  DELETE_CHARACTER_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
} from 'lexical'
import { afterEach, expect, it, vi } from 'vitest'
import { laterTables } from '@/plugins/rich-text/features/tables/later'
import { insertLater } from '@/plugins/rich-text/kit/later'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { elementNode, textNode } from '@/src/rich-text/test-render'

let open: OpenEditor
afterEach(() => {
  open?.close()
  vi.useRealTimers()
})

type TableModule = typeof import('@/plugins/rich-text/features/tables/insert-table')

/** Puts a table in whose code comes when it is told to. */
function insertSlowly() {
  open = openEditor(elementNode('paragraph', {}, textNode('Before')))
  open.update(() => void $getRoot().selectEnd())
  let arrive: (failure?: Error) => void = () => {}
  const done = insertLater(
    open.editor,
    laterTables,
    () =>
      new Promise<TableModule>((resolve, reject) => {
        arrive = (failure) =>
          failure
            ? reject(failure)
            : resolve(import('@/plugins/rich-text/features/tables/insert-table'))
      }),
    ({ insertTable }) => insertTable(open.editor, { rows: 2, columns: 2 }),
  )
  return { arrive, done }
}

const type = (letters: string) => {
  for (const data of letters) {
    const event = new InputEvent('beforeinput', {
      inputType: 'insertText',
      data,
      bubbles: true,
      cancelable: true,
    })
    open.host.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  }
}
const text = () => open.editor.getEditorState().read(() => $getRoot().getTextContent())

it('writes what is typed while a table is on its way into its first cell', async () => {
  const { arrive, done } = insertSlowly()
  type('Oba')
  type('n')
  expect(text()).toBe('Before')
  arrive()
  await done
  await vi.waitFor(() => expect(open.host.querySelector('th')?.textContent).toBe('Oban'))
  expect(open.host.querySelector('p')?.textContent).toBe('Before')
})

it('writes it where the caret is when the table does not come', async () => {
  const { arrive, done } = insertSlowly()
  type(' and')
  open.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined)
  type('on')
  arrive(new Error('offline'))
  await expect(done).rejects.toThrow('offline')
  await vi.waitFor(() => expect(text()).toMatch(/^Before and\s+on$/))
})

const backspace = () => open.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true)

it('keeps every letter of who leaves the words before the table is there', async () => {
  const { arrive, done } = insertSlowly()
  type(' and')
  open.host.dispatchEvent(new FocusEvent('blur'))
  expect(text()).toBe('Before and')
  arrive()
  await done
  expect(text().match(/and/g)).toHaveLength(1)

  open.close()
  insertSlowly()
  type(' too')
  open.editor.setRootElement(null)
  expect(JSON.stringify(open.nodes())).toContain('"Before too"')
})

it('shows what was typed after a while, and the next letters at once', () => {
  vi.useFakeTimers()
  insertSlowly()
  vi.advanceTimersByTime(5000)
  type(' and')
  vi.advanceTimersByTime(1900)
  expect(text()).toBe('Before')
  vi.advanceTimersByTime(200)
  expect(text()).toBe('Before and')
  const next = new InputEvent('beforeinput', { inputType: 'insertText', data: '!', bubbles: true })
  const stopImmediately = vi.spyOn(next, 'stopImmediatePropagation')
  open.host.dispatchEvent(next)
  expect(stopImmediately).not.toHaveBeenCalled()
})

it('writes behind the last word when the caret is gone', () => {
  insertSlowly()
  type(' and')
  open.update(() => $setSelection(null))
  open.host.dispatchEvent(new FocusEvent('blur'))
  expect(text()).toBe('Before and')
})

it('takes back a whole emoji, and then what stands in the words', () => {
  insertSlowly()
  open.host.dispatchEvent(
    new InputEvent('beforeinput', { inputType: 'insertText', data: '\u{1F468}\u200D\u{1F3A4}' }),
  )
  type('x')
  backspace()
  backspace()
  open.host.dispatchEvent(new FocusEvent('blur'))
  expect(text()).toBe('Before')
  const reached = vi.fn(() => true)
  const stop = open.editor.registerCommand(DELETE_CHARACTER_COMMAND, reached, COMMAND_PRIORITY_HIGH)
  backspace()
  stop()
  expect(reached).toHaveBeenCalledOnce()
})
