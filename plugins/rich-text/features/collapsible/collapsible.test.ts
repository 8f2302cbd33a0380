// @vitest-environment jsdom
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  DELETE_CHARACTER_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_ENTER_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { afterEach, expect, it } from 'vitest'
import {
  $isContainer,
  $isContent,
  $isTitle,
  insertCollapsible,
} from '@/plugins/rich-text/features/collapsible/collapsible-nodes'
import { insertTable } from '@/plugins/rich-text/features/tables/insert-table'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import type { RichTextNode } from '@/src/core/rich-text'
import { unpackTables } from '@/src/rich-text/nodes/table/packed-cells'
import { sanitizeRichText } from '@/src/rich-text/schema'

let open: OpenEditor
afterEach(() => open?.close())

const tick = () => new Promise((resolve) => setTimeout(resolve))

/** An editor with an empty container, the caret in its title. */
async function withContainer() {
  open = openEditor()
  open.update(() => $getRoot().selectEnd())
  insertCollapsible(open.editor)
  await tick()
}

function type(words: string) {
  open.update(() => {
    const selection = $getSelection()
    if ($isRangeSelection(selection)) {
      selection.insertText(words)
    }
  })
}
const enter = () =>
  open.update(() => void open.editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined))
const deleteBack = () =>
  open.update(() => void open.editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true))

/** Types and words, as an outline. */
const outline = (nodes: RichTextNode[] = open.nodes()): unknown[] =>
  nodes.map(({ type: kind, text, children }) =>
    text === undefined ? [kind, ...outline(children ?? [])] : text,
  )
const box = (title: unknown[], ...content: unknown[]) => [
  'collapsible-container',
  ['collapsible-title', ...title],
  ['collapsible-content', ...content],
]

it('is put in open and empty, with a line below it', async () => {
  await withContainer()
  expect(outline()).toEqual([['paragraph'], box([], ['paragraph']), ['paragraph']].slice(-2))
  expect(open.nodes()[0]).toMatchObject({ open: true })
  type('Parking?')
  expect(outline()[0]).toEqual(box(['Parking?'], ['paragraph']))
})

it('goes on in the content on Enter, and opens for it', async () => {
  await withContainer()
  type('Parking?')
  open.update(() => void $getRoot().getChildren().find($isContainer)?.setOpen(false))
  enter()
  type('Behind the hall.')
  enter()
  type('Free.')
  expect(outline()[0]).toEqual(
    box(['Parking?'], ['paragraph', 'Behind the hall.'], ['paragraph', 'Free.']),
  )
  expect(open.nodes()[0]).toMatchObject({ open: true })
})

it('is unwrapped by deleting backwards: empty ones from inside, others from the title', async () => {
  await withContainer()
  enter()
  deleteBack()
  expect(outline()).toEqual([['paragraph'], ['paragraph'], ['paragraph']])

  open.close()
  await withContainer()
  type('Parking?')
  enter()
  type('Behind the hall.')
  open.update(() => {
    $getRoot().getChildren().find($isContainer)?.getChildren().find($isTitle)?.selectStart()
  })
  deleteBack()
  expect(outline()).toEqual([
    ['paragraph', 'Parking?'],
    ['paragraph', 'Behind the hall.'],
    ['paragraph'],
  ])
  type('> ')
  expect(outline()[0]).toEqual(['paragraph', '> Parking?'])
})

it('moves from the content to the title when there is something in it', async () => {
  await withContainer()
  type('Parking?')
  enter()
  type('Yes')
  open.update(() => {
    $getRoot().getChildren().find($isContainer)?.getChildren().find($isContent)?.selectStart()
  })
  deleteBack()
  type('!')
  expect(outline()[0]).toEqual(box(['Parking?!'], ['paragraph', 'Yes']))
})

it('opens and closes by Control and Enter in the title', async () => {
  await withContainer()
  const press = () =>
    open.update(() => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true })
      open.editor.dispatchCommand(KEY_ENTER_COMMAND, event)
    })
  press()
  expect(open.nodes()[0]).toMatchObject({ open: false })
  expect(open.host.querySelector('[open]')).toBeNull()
  press()
  expect(open.nodes()[0]).toMatchObject({ open: true })
  expect(open.host.querySelector('[open]')).not.toBeNull()
})

it('stays a title and a content, whatever is put into it', async () => {
  await withContainer()
  type('Dates')
  insertTable(open.editor, { rows: 1, columns: 1 })
  await tick()
  const [first] = open.nodes()
  expect(first?.children?.map(({ type: kind }) => kind)).toEqual([
    'collapsible-title',
    'collapsible-content',
  ])
  expect(JSON.stringify(first?.children?.[1])).toContain('"table"')

  open.update(() => {
    const container = $getRoot().getChildren().find($isContainer)
    container?.getChildren().find($isTitle)?.remove()
    container?.append($createParagraphNode().append($createTextNode('stray')))
  })
  expect(open.nodes()[0]?.children?.map(({ type: kind }) => kind)).toEqual([
    'collapsible-title',
    'collapsible-content',
  ])
  expect(JSON.stringify(open.nodes())).toContain('stray')

  open.update(() => {
    const content = $getRoot().getChildren().find($isContainer)?.getLastChild()
    if ($isElementNode(content)) {
      $getRoot().append(...content.getChildren())
    }
  })
  const written = { root: { type: 'root', version: 1, children: open.nodes() } }
  expect(unpackTables(sanitizeRichText(written)).root.children).toEqual(open.nodes())
})
