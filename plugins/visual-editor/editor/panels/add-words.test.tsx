// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import type { ActionContext } from '@/plugins/visual-editor/editor/actions/action'
import { actionsOf } from '@/plugins/visual-editor/editor/actions/actions'
import { takeTypedAhead } from '@/plugins/visual-editor/editor/actions/type-ahead'
import { useKeyboard } from '@/plugins/visual-editor/editor/actions/use-keyboard'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
  testBlocks,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { pageKind } from '@/plugins/visual-editor/editor/kind/page-kind'
import { AddPanel } from '@/plugins/visual-editor/editor/panels/add-panel'
import { richTextProp } from '@/src/rich-text/schema'

afterEach(cleanup)

const note = testBlocks.get('note')
const blocks = new Map(testBlocks)
if (note) {
  blocks.set('words', {
    ...note,
    definition: { ...note.definition, type: 'words', schema: z.object({ doc: richTextProp }) },
    editor: { ...note.editor, label: 'Words', titleProp: undefined, richTextProp: 'doc' },
  })
}
const actions = actionsOf(pageKind(blocks))

function Editor() {
  const builder = useBuilder()
  useKeyboard({ actions, builder } as Partial<ActionContext> as ActionContext)
  return (
    <>
      <AddPanel />
      <main
        tabIndex={-1}
        ref={(page) => {
          builder.elements.page = page
        }}
      />
    </>
  )
}

function open() {
  const stage = { stage: null, page: null, layers: null }
  return openTestEditor(
    { root: node('root') },
    { parts: { blocks, elements: stage }, children: <Editor /> },
  )
}

const card = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => {
  card(name).focus()
  fireEvent.click(card(name))
}

it('opens new words, so that the next keys are typed there', () => {
  const { ui, selected, childrenOf, said } = open()
  press('Words')
  expect(ui.getState().writing?.id).toBe(selected())
  expect(said()).toMatch(/^Words added at position 1 of 1 on the page\. Writing in Words\./)
  for (const key of 'a b') {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
  }
  expect(takeTypedAhead({ ui })).toBe('a b')
  expect(childrenOf('root')).toHaveLength(1)
})

it('leaves the keyboard on the card of other blocks, for the next one', () => {
  const { ui, childrenOf } = open()
  press('Note')
  press('Note')
  expect(document.activeElement).toBe(card('Note'))
  expect(ui.getState().writing).toBeNull()
  expect(childrenOf('root')).toHaveLength(2)
})

it('opens no words that the page refuses', () => {
  const { ui, commands, run } = open()
  run(() => commands.drop({ kind: 'new', type: 'words' }, { parentId: 'gone', index: 0 }))
  expect(ui.getState().writing).toBeNull()
})
