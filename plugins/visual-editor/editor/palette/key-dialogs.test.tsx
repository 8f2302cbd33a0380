// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { ActionContext } from '@/plugins/visual-editor/editor/actions/action'
import { actionsOf } from '@/plugins/visual-editor/editor/actions/actions'
import { useKeyboard } from '@/plugins/visual-editor/editor/actions/use-keyboard'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { pageKind } from '@/plugins/visual-editor/editor/kind/page-kind'
import { KeyDialogs } from '@/plugins/visual-editor/editor/palette/key-dialogs'

/** Lets the code of the palette arrive. */
const arrival = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrive: () => arrive(), arrived }
})
vi.mock('@/plugins/visual-editor/editor/palette/palette', async (original) => {
  await arrival.arrived
  return original()
})

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})

afterEach(cleanup)

const actions = actionsOf(pageKind(new Map()))
const here = { id: 'here', title: 'Home', pathname: '/' }

function Keys() {
  const builder = useBuilder()
  const desk = {
    actions,
    builder,
    page: here,
    pages: [here],
    saving: {},
    clipboard: {},
  } as unknown as ActionContext
  useKeyboard(desk)
  return <KeyDialogs desk={desk} />
}

function open() {
  const nodes = { root: node('root', ['a', 'b', 'c']), a: node('note'), b: node('note') }
  const editor = openTestEditor({ ...nodes, c: node('note') }, { children: <Keys /> })
  act(() => editor.ui.setState({ selectedId: 'a' }))
  const press = (...keys: string[]) => {
    for (const key of keys) {
      fireEvent.keyDown(document.body, { key })
    }
  }
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return { ...editor, press }
}

it('closes on Escape before it is there, and forgets what was typed', () => {
  const { press, ui, selected } = open()
  press('x', 'Escape')
  expect(ui.getState().keyDialog).toBeNull()
  expect(selected()).toBe('a')
})

it('keeps the keys pressed before its code is there, Enter among them, and does nothing else', async () => {
  const { press, childrenOf, ui } = open()
  press(...'dele', 'Delete', 'Tab', ...'tx', 'Backspace', 'e', 'Enter', 'Delete')
  expect(childrenOf('root')).toEqual(['a', 'b', 'c'])
  arrival.arrive()
  await waitFor(() => expect(childrenOf('root')).toEqual(['b', 'c']))
  expect(ui.getState().keyDialog).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
})
