import { expect, it } from 'vitest'
import type { RichTextDoc } from '@/src/core/rich-text'
import { richTextHtml } from '@/src/rich-text/html'
import { plainText } from '@/src/rich-text/plain-text'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, htmlOf } from '@/src/rich-text/test-render'

const poll = {
  type: 'poll',
  version: 1,
  uid: 'p1',
  question: 'On vinyl?',
  options: [
    { uid: 'a', text: 'Yes' },
    { uid: 'b', text: 'No' },
  ],
}
const docOf = (...children: object[]) =>
  ({ root: elementNode('root', {}, ...(children as never[])) }) as RichTextDoc
const cleaned = (node: object) => sanitizeRichText(docOf(node)).root.children?.[0]

it('draws question and answers, standing still, and nothing of anybody', () => {
  const html = htmlOf(poll)
  expect(html).toContain('<legend>On vinyl?</legend>')
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(html).toContain('inert')
  expect(html).not.toMatch(/%<|votes?</)
})

it('keeps what the editor writes, and its words are lines', () => {
  expect(cleaned(poll)).toEqual(poll)
  expect(plainText(docOf(poll))).toBe('On vinyl?\nYes\nNo')
})

it('makes odd values neutral: two to ten answers of up to 80 letters, each with a name', () => {
  const odd = {
    ...poll,
    uid: '../x',
    question: { evil: true },
    votes: ['luna@example.com'],
    options: [
      { uid: 'a', text: 'x'.repeat(99), votes: ['fan@example.com'] },
      { uid: 'a', text: 'twice' },
      { uid: '"><script>', text: 'nameless' },
      'text',
      null,
      ...Array.from({ length: 20 }, (_, index) => ({ uid: `o${index}`, text: `${index}` })),
    ],
  }
  const kept = cleaned(odd)
  expect(kept).toMatchObject({ uid: '', question: '' })
  expect(kept?.options).toHaveLength(10)
  expect(kept?.options).toContainEqual({ uid: 'a', text: 'x'.repeat(80) })
  expect(JSON.stringify(kept)).not.toMatch(/example\.com|script|twice/)
  expect(cleaned({ type: 'poll', options: 'x' })).toEqual({
    type: 'poll',
    version: 1,
    uid: '',
    question: '',
    options: [],
  })
})

it('escapes hostile words', () => {
  const html = htmlOf({ ...poll, question: '<img src=x onerror=alert(1)>' })
  expect(html).toContain('&lt;img')
  expect(html).not.toContain('<img')
})

it('is a question with a list where there are neither styles nor scripts', async () => {
  expect(await richTextHtml(docOf(poll))).toBe(
    '<p><strong>On vinyl?</strong></p><ul><li>Yes</li><li>No</li></ul>',
  )
})
