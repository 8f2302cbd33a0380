// @vitest-environment jsdom
import { $getRoot, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { expect, it } from 'vitest'
import { $findMatches, $replaceMatches } from '@/plugins/rich-text/find/find-matches'
import { createRichTextEditor } from '@/plugins/rich-text/kit/create-rich-text-editor'
import { pageConfig } from '@/plugins/rich-text/testing/open-editor'
import type { RichTextNode } from '@/src/core/rich-text'

const element = { direction: null, format: '', indent: 0, version: 1 } as const
const text = (words: string, format = 0): RichTextNode => ({
  ...{ type: 'text', text: words, detail: 0, format, mode: 'normal', style: '', version: 1 },
})
const paragraph = (...children: RichTextNode[]): RichTextNode => ({
  ...{ ...element, type: 'paragraph', textFormat: 0, textStyle: '', children },
})
const editorOf = (...children: RichTextNode[]): LexicalEditor =>
  createRichTextEditor(JSON.stringify({ root: { ...element, type: 'root', children } }), pageConfig)

const wordsOf = (editor: LexicalEditor) => editor.read(() => $getRoot().getTextContent())
const count = (editor: LexicalEditor, words: string, isCaseKept = false) =>
  editor.read(() => $findMatches(words, isCaseKept).length)

const link = (url: string, ...children: RichTextNode[]): RichTextNode => ({
  ...{ ...element, type: 'link', url, rel: null, target: null, title: null, children },
})
const song = () =>
  editorOf(
    paragraph(text('Slow so'), text('ngs', 1), text(' and '), link('/songs', text('Songs'))),
    paragraph(text('so'), { type: 'linebreak', version: 1 }, text('ngs, 100 % (live)')),
  )

it('finds across marks and in links, not across lines, and takes signs as they are', () => {
  const editor = song()
  expect(count(editor, 'songs')).toBe(2)
  expect(count(editor, 'songs', true)).toBe(1)
  expect(count(editor, '(live)')).toBe(1)
  expect(count(editor, '.')).toBe(0)
  expect(count(editor, '')).toBe(0)
  expect(count(editor, 'o')).toBe(4)
})

it('replaces all of them, keeping how the words around look', () => {
  const editor = song()
  editor.update(() => $replaceMatches($findMatches('songs', false), 'hymns of joy'), {
    discrete: true,
  })
  expect(wordsOf(editor)).toBe('Slow hymns of joy and hymns of joy\n\nso\nngs, 100 % (live)')
})

it('replaces several in one line, also by nothing and by themselves', () => {
  const editor = editorOf(paragraph(text('la la la')))
  const replace = (from: string, to: string) =>
    editor.update(() => $replaceMatches($findMatches(from, false), to), { discrete: true })
  replace('la', 'lala')
  expect(wordsOf(editor)).toBe('lala lala lala')
  replace('lala', '')
  expect(wordsOf(editor)).toBe('  ')
})
