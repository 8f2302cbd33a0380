import { expect, it } from 'vitest'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'

it('breaks the line inside a paragraph', () => {
  const lines = elementNode(
    'paragraph',
    {},
    textNode('a'),
    { type: 'linebreak', version: 1 },
    textNode('b'),
  )
  expect(htmlOf(lines)).toBe('<p>a<br/>b</p>')
})
