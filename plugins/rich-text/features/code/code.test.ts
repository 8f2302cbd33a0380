// @vitest-environment jsdom
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  KEY_TAB_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { afterEach, expect, it } from 'vitest'
import { insertCode } from '@/plugins/rich-text/features/code/client'
import { setLanguage } from '@/plugins/rich-text/features/code/code-at'
import { languageName, languages } from '@/plugins/rich-text/features/code/languages'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { limits } from '@/src/core/limits'
import type { RichTextNode } from '@/src/core/rich-text'
import { codePieces } from '@/src/rich-text/nodes/code/code-pieces'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

let open: OpenEditor
afterEach(() => open?.close())

const tick = () => new Promise((resolve) => setTimeout(resolve))

async function withCode() {
  open = openEditor()
  open.update(() => $getRoot().selectEnd())
  insertCode(open.editor)
  await tick()
}

function type(words: string) {
  open.update(() => {
    const selection = $getSelection()
    if ($isRangeSelection(selection)) {
      selection.insertRawText(words)
    }
  })
}
const stored = () => open.nodes().find(({ type: kind }) => kind === 'code')
const types = (node = stored()) => (node?.children ?? []).map((child) => child.highlightType)
const key = () =>
  open.editor.getEditorState().read(() => $getRoot().getFirstChild()?.getKey() ?? '')

it('has the times of the specification', () => {
  expect(limits.code).toEqual({ copiedMs: 1000, hoverMs: 50, hoverMaxMs: 1000 })
})

it('makes code of the line at the caret, plain at first, with a line below', async () => {
  await withCode()
  expect(open.nodes().map(({ type: kind }) => kind)).toEqual(['code', 'paragraph'])
  expect(stored()).toMatchObject({ language: 'plain' })
})

it('makes code of the selected lines', async () => {
  open = openEditor(
    elementNode('paragraph', {}, textNode('a = 1')),
    elementNode('paragraph', {}, textNode('b = 2')),
  )
  open.update(() => void $getRoot().select(0, 2))
  insertCode(open.editor)
  await tick()
  expect((stored()?.children ?? []).map(({ text }) => text)).toContain('a = 1')
  expect((stored()?.children ?? []).map(({ text }) => text)).toContain('b = 2')
  expect(open.nodes()).toHaveLength(2)
})

it('colours in the language that was chosen, with names that are stored', async () => {
  await withCode()
  type('const song = "Salt" // slow')
  expect(types().filter(Boolean)).toEqual([])
  setLanguage(open.editor, key(), 'javascript')
  await expect.poll(() => types()).toContain('keyword')
  expect(types()).toEqual(expect.arrayContaining(['string', 'comment', 'operator']))
  const doc = { root: { type: 'root', version: 1, children: open.nodes() } }
  expect(sanitizeRichText(doc).root.children).toEqual(open.nodes())
  await expect.poll(() => open.host.querySelectorAll('code span[class]').length).toBeGreaterThan(3)
})

it('can colour in every language that it offers', async () => {
  const { getCodeLanguages } = await import('@lexical/code-prism')
  for (const language of Object.keys(languages)) {
    expect(getCodeLanguages()).toContain(language)
  }
  expect(Object.keys(languages).length).toBeGreaterThanOrEqual(13)
  expect(['js', 'golang', 'cobol', null].map(languageName)).toEqual([
    'javascript',
    'go',
    'cobol',
    'plain',
  ])
})

/** Each letter with what it is a part of; the editor has nodes of their own for tabs. */
const lettersOf = (pieces: RichTextNode[]) =>
  pieces.flatMap(({ text = '\n', highlightType }) =>
    [...String(text)].map((letter) => [letter, letter === '\t' ? undefined : highlightType]),
  )

it('colours as visitors will see it', async () => {
  const source = {
    javascript: 'const a = `x` + 1.5 // so\n\treturn /a+/g.test("<b>")',
    python: 'def tide(level=1):\n\treturn f"{level}" # low',
    html: '<p class="a">x &amp; y<!-- no --></p>',
    css: 'a:hover { color: #fff; }',
    go: 'func main() { fmt.Println("x", 1.5) }',
    rust: 'fn main() { let x: u8 = 1; }',
    markdown: '# Tide\n\n**low** `x`',
    typescript: 'type A<B> = { readonly c: B }',
  }
  for (const [language, text] of Object.entries(source)) {
    open = openEditor(elementNode('code', { language }, textNode(text)))
    await expect.poll(() => types().some(Boolean)).toBe(true)
    expect([language, lettersOf(stored()?.children ?? [])]).toEqual([
      language,
      lettersOf(codePieces(text, language)),
    ])
    open.close()
  }
})

it('leaves code of no language as it is', async () => {
  const code: RichTextNode = elementNode('code', {}, textNode('x = 1'))
  open = openEditor(code)
  await tick()
  await tick()
  expect(stored()).not.toHaveProperty('language')
})

it('indents by Tab: at the caret, and all selected lines', async () => {
  await withCode()
  type('a\nb')
  const press = () =>
    open.update(() => {
      const event = new KeyboardEvent('keydown', { key: 'Tab', cancelable: true })
      open.editor.dispatchCommand(KEY_TAB_COMMAND, event)
    })
  press()
  const text = () => (stored()?.children ?? []).map(({ text: words }) => words ?? '\n').join('')
  expect(text()).toBe('a\nb\t')
  open.update(() => {
    const code = $getRoot().getFirstChild()
    code?.selectStart()
    const selection = $getSelection()
    const last = $getRoot().getFirstDescendant()?.getNextSiblings().at(-1)
    if ($isRangeSelection(selection) && last) {
      selection.focus.set(last.getKey(), 1, 'text')
    }
  })
  press()
  expect(text()).toBe('\ta\n\tb\t')
})
