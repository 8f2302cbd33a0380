// @vitest-environment jsdom
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import { expect, it, vi } from 'vitest'
import { convertTyped } from '@/plugins/rich-text/features/emoji/convert-typed'
import { createRichTextEditor } from '@/plugins/rich-text/kit/create-rich-text-editor'
import { editorConfigOf } from '@/plugins/rich-text/kit/editor-config'

function open() {
  const editor = createRichTextEditor('null', editorConfigOf({}))
  convertTyped(editor)
  return {
    act: (change: () => void) => editor.update(change, { discrete: true }),
    text: () => editor.read(() => $getRoot().getTextContent()),
  }
}

const type = (words: string) => $selected().insertText(words)

function $selected() {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) {
    throw new Error('There is no caret')
  }
  return selection
}

it('converts an alias whose emoji come when the caret is lines further', async () => {
  const { act, text } = open()
  act(() => {
    $getRoot().selectEnd()
    type('A :smile:')
  })
  act(() => type(' and'))
  act(() => {
    $insertNodes([$createParagraphNode()])
    type('More')
  })
  expect(text()).toBe('A :smile: and\n\nMore')
  await expect.poll(() => text()).toBe('A 😄 and\n\nMore')
  act(() => type('!'))
  expect(text()).toBe('A 😄 and\n\nMore!')
})

it('leaves the caret where it is on the same line', async () => {
  const { act, text } = open()
  act(() => {
    $getRoot().selectEnd()
    type(':tada:')
  })
  act(() => type(' now'))
  await expect.poll(() => text()).toBe('🎉 now')
  act(() => type('!'))
  expect(text()).toBe('🎉 now!')
})

it('converts nothing that was changed meanwhile', async () => {
  const { act, text } = open()
  act(() => {
    $getRoot().selectEnd()
    type(':tada:')
  })
  act(() => $getRoot().getAllTextNodes()[0]?.setTextContent(':tada'))
  await vi.dynamicImportSettled()
  expect(text()).toBe(':tada')
})
