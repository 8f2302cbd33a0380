import { expect, it } from 'vitest'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'

it('draws what somebody said, with its alignment', () => {
  expect(htmlOf(elementNode('quote', {}, textNode('Slow songs')))).toBe(
    '<blockquote>Slow songs</blockquote>',
  )
  expect(htmlOf(elementNode('quote', { format: 'center' }))).toBe(
    '<blockquote style="text-align:center"><br/></blockquote>',
  )
})
