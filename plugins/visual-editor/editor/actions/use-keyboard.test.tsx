// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ActionContext } from '@/plugins/visual-editor/editor/actions/action'
import { actionsOf } from '@/plugins/visual-editor/editor/actions/actions'
import { takeTypedAhead } from '@/plugins/visual-editor/editor/actions/type-ahead'
import { useKeyboard } from '@/plugins/visual-editor/editor/actions/use-keyboard'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { pageKind } from '@/plugins/visual-editor/editor/kind/page-kind'

afterEach(cleanup)

const actions = actionsOf(pageKind(new Map()))

function Keys() {
  const builder = useBuilder()
  useKeyboard({ actions, builder } as Partial<ActionContext> as ActionContext)
  return (
    <main
      ref={(page) => {
        builder.elements.page = page
      }}
    />
  )
}

function open() {
  const nodes = { root: node('root', ['a']), a: node('note') }
  const editor = openTestEditor(nodes, { children: <Keys /> })
  const { ui, builder } = editor
  act(() => ui.setState({ selectedId: 'a', writing: { id: 'a', at: null } }))
  const page = builder.elements.page as HTMLElement
  return { ...editor, press: (key: string) => fireEvent.keyDown(page, { key }) }
}

it('keeps what is typed for words whose tools are on their way, and does nothing else', () => {
  const { press, ui, childrenOf } = open()
  for (const key of ['H', 'u', 'Backspace', 'i', '?', 'Delete', 'ArrowDown', 'Enter']) {
    press(key)
  }
  expect(childrenOf('root')).toEqual(['a'])
  expect(ui.getState()).toMatchObject({ keyDialog: null, selectedId: 'a' })
  expect([takeTypedAhead({ ui }), takeTypedAhead({ ui })]).toEqual(['Hi?', ''])
  expect(ui.getState().writing).toEqual({ id: 'a', at: null })
})

it('takes what the last message offers by a key of its own, once', () => {
  const { ui, commands } = open()
  act(() => ui.setState({ writing: null }))
  const undo = vi.fn()
  act(() => commands.tell('Deleted Tour', { label: 'Undo', run: undo }))
  const pressOffer = () => fireEvent.keyDown(document.body, { key: 'F8' })
  expect(pressOffer()).toBe(false)
  // With nothing offered the key is the browser's.
  expect(pressOffer()).toBe(true)
  expect(undo).toHaveBeenCalledOnce()
  expect(ui.getState().toast).toBeNull()
})

it('takes it in a field, too, where it is said as well', () => {
  const { ui, commands, said } = open()
  act(() => ui.setState({ writing: null }))
  const undo = vi.fn()
  act(() => commands.tell('Deleted Tour', { label: 'Undo', run: undo }))
  expect(said()).toBe('Deleted Tour. Undo with F8.')
  const field = document.body.appendChild(document.createElement('input'))
  fireEvent.keyDown(field, { key: 'F8' })
  expect(undo).toHaveBeenCalledOnce()
  field.remove()
})

it('takes it among the words of the page', () => {
  const { press, commands } = open()
  const undo = vi.fn()
  act(() => commands.tell('Deleted Tour', { label: 'Undo', run: undo }))
  press('F8')
  expect(undo).toHaveBeenCalledOnce()
})

it('lets Escape stop that', () => {
  const { press, ui, childrenOf } = open()
  press('Escape')
  expect(ui.getState()).toMatchObject({ writing: null, selectedId: 'a' })
  press('Delete')
  expect(childrenOf('root')).toEqual([])
})

it('gives words that are open the keyboard back, and keeps no letter from them', () => {
  const { press, ui, builder } = open()
  const page = builder.elements.page as HTMLElement
  page.innerHTML = '<p data-writing tabindex="-1"></p>'
  expect(press('Shift')).toBe(true)
  expect(document.activeElement).toBe(document.body)
  expect(press('H')).toBe(true)
  expect(document.activeElement).toBe(page.firstChild)
  expect(ui.getState().writing).toEqual({ id: 'a', at: null })
  press('Escape')
  expect(ui.getState()).toMatchObject({ writing: null, selectedId: 'a' })
})

it.each(['Tab', 'Shift+Tab'])('lets %s lead on from open words that lost the keyboard', (keys) => {
  const { ui, builder } = open()
  const page = builder.elements.page as HTMLElement
  page.innerHTML = '<p data-writing tabindex="-1"></p>'
  const shiftKey = keys !== 'Tab'
  expect(fireEvent.keyDown(page, { key: 'Tab', shiftKey })).toBe(true)
  expect(document.activeElement).toBe(document.body)
  expect(ui.getState().writing).toEqual({ id: 'a', at: null })
})

it('takes no block away from a button beside its open words', () => {
  const { ui, childrenOf } = open()
  const button = document.body.appendChild(document.createElement('button'))
  fireEvent.keyDown(button, { key: 'Backspace' })
  expect(childrenOf('root')).toEqual(['a'])
  act(() => ui.setState({ writing: null }))
  fireEvent.keyDown(button, { key: 'Backspace' })
  expect(childrenOf('root')).toEqual([])
  button.remove()
})

it('does nothing to the page behind a window that is open, wherever its focus went', () => {
  const { ui, childrenOf } = open()
  act(() => ui.setState({ writing: null }))
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  for (const key of ['Delete', 'Escape']) {
    expect(fireEvent.keyDown(document.body, { key })).toBe(true)
  }
  expect(childrenOf('root')).toEqual(['a'])
  dialog.remove()
  fireEvent.keyDown(document.body, { key: 'Delete' })
  expect(childrenOf('root')).toEqual([])
})

it('leads on Escape from the buttons on a block back to the page, the block still selected', () => {
  const { ui, builder } = open()
  act(() => ui.setState({ writing: null }))
  const page = builder.elements.page as HTMLElement
  page.tabIndex = 0
  const stage = document.body.appendChild(document.createElement('div'))
  stage.innerHTML = '<div role="toolbar"><button>Delete</button></div>'
  builder.elements.stage = stage
  fireEvent.keyDown(page, { key: 'F10', altKey: true })
  const button = stage.querySelector('button') as HTMLButtonElement
  expect(document.activeElement).toBe(button)
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(false)
  expect(document.activeElement).toBe(page)
  expect(ui.getState().selectedId).toBe('a')
  fireEvent.keyDown(page, { key: 'Escape' })
  expect(ui.getState().selectedId).toBeNull()
  stage.remove()
})
