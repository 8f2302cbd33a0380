// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { LayersPanel } from '@/plugins/visual-editor/editor/layers/layers-panel'

const page = {
  root: node('root', ['top', 'one', 'outer', 'two', 'end']),
  top: node('header'),
  one: node('note', [], { title: 'One' }),
  outer: node('box', ['inside']),
  inside: node('note', [], { title: 'Inside' }),
  two: node('note', [], { title: 'Two' }),
  end: node('footer'),
}

let editor: ReturnType<typeof openTestEditor>

const tree = () => screen.getByRole('tree', { name: 'Blocks on this page' })
const row = (name: RegExp) => screen.getByRole('treeitem', { name })
const press = (key: string) => fireEvent.keyDown(tree(), { key })
const pressInTurn = (...keys: string[]) => {
  for (const key of keys) {
    press(key)
  }
  return editor.selected()
}

beforeEach(() => {
  editor = openTestEditor(page, { children: <LayersPanel /> })
})
afterEach(cleanup)

it('is walked, opened, closed and searched by letters with the keyboard', () => {
  fireEvent.click(row(/^Header/))
  expect(pressInTurn('ArrowDown')).toBe('one')
  expect(pressInTurn('ArrowDown', 'ArrowRight')).toBe('inside')
  expect(pressInTurn('ArrowLeft')).toBe('outer')
  press('ArrowLeft')
  expect(screen.queryByRole('treeitem', { name: /^Inside/ })).toBeNull()
  expect(row(/^Box/).getAttribute('aria-expanded')).toBe('false')
  expect(pressInTurn('End')).toBe('end')
  expect(pressInTurn('Home')).toBe('top')
  expect(pressInTurn('t', 'w')).toBe('two')
  expect(row(/^Two/).getAttribute('aria-selected')).toBe('true')
  expect(tree().getAttribute('aria-activedescendant')).toBe('layer-two')
})

it('opens what holds the block that was selected on the page', () => {
  fireEvent.click(row(/^Box/))
  press('ArrowLeft')
  expect(screen.queryByRole('treeitem', { name: /^Inside/ })).toBeNull()
  act(() => editor.commands.selectByKey('inside'))
  expect(row(/^Inside/).getAttribute('aria-selected')).toBe('true')
})

it('lists what is found wherever it is', () => {
  const find = (value: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find on this page' }), {
      target: { value },
    })
  find('insi')
  // A box is called by what it holds.
  expect(screen.getAllByRole('treeitem').map(({ id }) => id)).toEqual([
    'layer-outer',
    'layer-inside',
  ])
  find('nothing like it')
  expect(screen.queryAllByRole('treeitem')).toEqual([])
  expect(screen.getByText('Nothing is called that.')).toBeTruthy()
})

it('takes names in place, and keeps them with Enter only', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of this block' })
  const write = (value: string, key: string) => {
    fireEvent.change(field(), { target: { value } })
    fireEvent.keyDown(field(), { key })
  }
  fireEvent.click(row(/^One/))
  press('F2')
  write('Never', 'Escape')
  expect(row(/^One/)).toBeTruthy()
  expect(document.activeElement).toBe(tree())

  fireEvent.doubleClick(row(/^One/))
  write('Big button', 'Enter')
  expect(row(/^Big button/)).toBeTruthy()
  expect(document.activeElement).toBe(tree())
  act(() => editor.commands.undo())
  expect(row(/^One/)).toBeTruthy()

  // What is always there keeps its name.
  fireEvent.doubleClick(row(/^Header/))
  expect(screen.queryByRole('textbox', { name: 'Name of this block' })).toBeNull()
})
