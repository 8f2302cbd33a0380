// @vitest-environment jsdom

import { $createCodeNode } from '@lexical/code-core'
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { $toggleLink } from '@payloadcms/richtext-lexical/lexical/link'
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection'
import { afterEach, expect, it, vi } from 'vitest'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { codeText } from '@/src/rich-text/nodes/code/code-to-read'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

// Events that jsdom has not, and Lexical asks after.
vi.stubGlobal('DragEvent', class extends Event {})
vi.stubGlobal('ClipboardEvent', class extends Event {})

let open: OpenEditor
afterEach(() => open.close())

const address = 'https://example.com/a.sh'

/** In a language whose colours are not loaded, so that nothing else writes its words again. */
function withCode(text = '') {
  open = openEditor(
    elementNode('code', { language: 'bash' }, ...(text === '' ? [] : [textNode(text)])),
  )
  open.update(() => void $getRoot().selectEnd())
}

function paste(data: Record<string, string>) {
  const event = new Event('paste', { cancelable: true }) as ClipboardEvent
  const getData = (type: string) => data[type] ?? ''
  Object.assign(event, { clipboardData: { types: Object.keys(data), files: [], getData } })
  open.update(() => void open.editor.dispatchCommand(PASTE_COMMAND, event))
}

/** The letters that the gate leaves of the first code. */
function stored(): string {
  const root = { type: 'root', version: 1, children: open.nodes() }
  const code = sanitizeRichText({ root }).root.children?.find(({ type }) => type === 'code')
  return codeText(code ?? {})
}

const kinds = () => open.nodes()[0]?.children?.map(({ type }) => type)

it('makes no links of the addresses that are typed', () => {
  withCode()
  for (const letter of `curl ${address} -o x`) {
    open.update(() => {
      const selection = $getSelection()
      if ($isRangeSelection(selection)) {
        selection.insertText(letter)
      }
    })
  }
  expect(kinds()).toEqual(['text'])
  expect(stored()).toBe(`curl ${address} -o x`)
})

it('pastes formatted words as they are written', () => {
  withCode('# so')
  paste({ 'text/plain': '\none\n\ttwo', 'text/html': '<p>one</p><ul><li><b>two</b></li></ul>' })
  expect(stored()).toBe('# so\none\n\ttwo')
})

it('keeps the lines of what comes as HTML alone', () => {
  withCode('# ')
  paste({ 'text/html': `<p>one <a href="${address}">two</a></p><ul><li>three</li></ul>` })
  expect(stored()).toBe('# one two\nthree')
  expect(kinds()).not.toContain('paragraph')
})

it('takes an address pasted onto its words for words', () => {
  withCode('curl')
  open.update(() => void $getRoot().getAllTextNodes()[0]?.select(0, 4))
  paste({ 'text/plain': address })
  expect(stored()).toBe(address)
  expect(kinds()).toEqual(['text'])
})

it('keeps the words of links, and puts pictures behind', () => {
  const picture = { type: 'inline-image', version: 1, mediaId: '', src: '/a.png', altText: 'A' }
  open = openEditor(
    elementNode(
      'paragraph',
      {},
      textNode('see '),
      elementNode('autolink', { url: address, isUnlinked: false }, textNode(address)),
      { ...textNode('congratulations'), type: 'keyword' },
      picture,
    ),
  )
  open.update(() => $setBlocksType($getRoot().selectStart(), () => $createCodeNode('bash')))
  expect(stored()).toBe(`see ${address}congratulations`)
  open.update(() => {
    $getRoot().getAllTextNodes()[0]?.select(0, 3)
    $toggleLink(address)
  })
  expect(stored()).toBe(`see ${address}congratulations`)
  expect(open.nodes()[1]).toMatchObject({ type: 'paragraph', children: [{ src: '/a.png' }] })
})
