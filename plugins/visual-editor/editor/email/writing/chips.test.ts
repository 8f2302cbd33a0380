import { expect, it } from 'vitest'
import { withChips, withoutChips } from '@/plugins/visual-editor/editor/email/writing/chips'
import { type RichTextDoc, richTextOf } from '@/src/core/rich-text'
import { elementNode } from '@/src/rich-text/testing/test-render'

const known = new Set(['customer.firstName', 'site.name'])
const texts = (doc: RichTextDoc) =>
  doc.root.children?.[0]?.children?.map(({ type, text, name }) => [type, text ?? name])

it('takes variables out of words as things of their own', () => {
  const doc = richTextOf('paragraph', 'Hi {{customer.firstName}}, from {{ site.name }}')
  expect(texts(withChips(doc, known))).toEqual([
    ['text', 'Hi '],
    ['variable', 'customer.firstName'],
    ['text', ', from '],
    ['variable', 'site.name'],
  ])
})

it('leaves words alone that only look like a variable', () => {
  const doc = richTextOf('paragraph', 'Hi {{nobody}} and {{customer.firstName')
  expect(withChips(doc, known)).toEqual(doc)
})

it('leaves code as it is written', () => {
  const { root } = richTextOf('paragraph', '{{site.name}}')
  const [paragraph] = root.children ?? []
  const code = { ...paragraph, type: 'code', version: 1 }
  const opened = withChips({ root: { ...root, children: [code] } }, known)
  expect(opened.root.children).toEqual([code])
})

it.each([
  'Hi {{customer.firstName}}, welcome',
  '{{site.name}}',
  '{{customer.firstName}}{{site.name}}',
  'No variable at all',
])('stores "%s" as it was, to the byte', (words) => {
  const doc = richTextOf('paragraph', words)
  expect(withoutChips(withChips(doc, known))).toEqual(doc)
})

it('keeps words apart that look different', () => {
  const doc = richTextOf('paragraph', 'Hi {{site.name}}')
  const paragraph = doc.root.children?.[0]
  const bold = { ...paragraph?.children?.[0], type: 'text', version: 1, text: 'loud', format: 1 }
  paragraph?.children?.push(bold)
  expect(withoutChips(withChips(doc, known))).toEqual(doc)
})

it('takes variables out of plain cells, and stores these as their words again', () => {
  const cells = ['Hi {{customer.firstName}}', '20:00', { text: '{{site.name}}', headerState: 1 }]
  const row = { ...elementNode('tablerow', { cells }), children: [] }
  const doc = { root: elementNode('root', {}, elementNode('table', {}, row)) }
  const opened = withChips(doc, known)
  const [drawn] = opened.root.children?.[0]?.children ?? []
  const wordsOf = drawn?.children?.map(({ children }) => children?.[0]?.children)
  expect(wordsOf?.map((words) => words?.map(({ text, name }) => text ?? name))).toEqual([
    ['Hi ', 'customer.firstName'],
    ['20:00'],
    ['site.name'],
  ])
  expect(withoutChips(opened)).toEqual(doc)
})
