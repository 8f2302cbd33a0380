// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PlainWords } from '@/plugins/visual-editor/editor/canvas/writing/plain-words'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'

const nodes = { root: node('root', ['a']), a: node('note', [], { title: 'Hello' }) }

function open() {
  const editor = openTestEditor(nodes, { children: <PlainWords id="a" prop="title" /> })
  return { ...editor, words: screen.getByRole('textbox', { name: 'Words' }) }
}

afterEach(cleanup)

it('follows what else changes the words that it stands for', () => {
  const { commands, engine, run, words } = open()
  expect(words.textContent).toBe('Hello')
  run(() => commands.setProps('a', { title: 'Made by hand' }))
  expect(words.textContent).toBe('Made by hand')
  run(() => engine.undo())
  expect(words.textContent).toBe('Hello')
})

it('writes into the page, and ends with Enter', () => {
  const { engine, selected, ui, words, run } = open()
  run(() => ui.setState({ writing: { id: 'a', at: null } }))
  // jsdom lays nothing out, and so knows no text as it is seen.
  Object.defineProperty(words, 'innerText', { value: 'Bye' })
  fireEvent.input(words)
  expect(engine.document().nodes.a?.props).toEqual({ title: 'Bye' })
  fireEvent.keyDown(words, { key: 'Enter' })
  expect([ui.getState().writing, selected()]).toEqual([null, 'a'])
})
