import { expect, it } from 'vitest'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'

it('draws the six levels, and what is none as the third', () => {
  const html = ['h1', 'h2', 'h3', 'h5', 'script'].map((tag) =>
    htmlOf(elementNode('heading', { tag }, textNode('Tour'))),
  )
  expect(html).toEqual([
    '<h1>Tour</h1>',
    '<h2>Tour</h2>',
    '<h3>Tour</h3>',
    '<h5>Tour</h5>',
    '<h3>Tour</h3>',
  ])
})
