import { expect, it } from 'vitest'
import type { RichTextNode } from '@/src/core/rich-text'
import { plainText } from '@/src/rich-text/plain-text'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'

const line = (text: string) =>
  elementNode('paragraph', { textFormat: 0, textStyle: '' }, textNode(text))
const title = (text: string) => elementNode('collapsible-title', {}, textNode(text))
const content = (...children: RichTextNode[]) => elementNode('collapsible-content', {}, ...children)
const box = (props: object, ...children: RichTextNode[]) =>
  elementNode('collapsible-container', { ...props }, ...children)
const clean = (node: RichTextNode) =>
  sanitizeRichText({ root: elementNode('root', {}, node) }).root.children?.[0]

const written = box({ open: true }, title('Is there parking?'), content(line('Behind the hall.')))

it('draws what opens without a script', () => {
  expect(htmlOf(written)).toBe(
    '<details open=""><summary>Is there parking?</summary><div><p>Behind the hall.</p></div></details>',
  )
  expect(htmlOf(box({ open: false }, elementNode('collapsible-title', {}), content()))).toBe(
    '<details><summary><br/></summary><div></div></details>',
  )
})

it('leaves it as the editor wrote it', () => {
  expect(clean(written)).toEqual(written)
})

it('makes a title and a content of anything', () => {
  const odd = box(
    { open: 'yes', onclick: 'x' },
    content(line('a')),
    line('stray'),
    content(line('b')),
  )
  expect(clean(odd)).toEqual(
    box({ open: false }, elementNode('collapsible-title', {}), content(line('a'), line('b'))),
  )
  expect(clean(title('alone'))).toBeUndefined()
  expect(htmlOf(title('alone'), content())).toBe('')
})

it('says the title on a line of its own', () => {
  expect(plainText({ root: elementNode('root', {}, written) })).toBe(
    'Is there parking?\nBehind the hall.',
  )
})
