import { expect, it } from 'vitest'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'

it('draws its children, and keeps its line when empty', () => {
  expect(htmlOf(elementNode('paragraph', {}, textNode('Slow songs')))).toBe('<p>Slow songs</p>')
  expect(htmlOf(elementNode('paragraph', {}))).toBe('<p><br/></p>')
})

it('carries alignment, indent and direction, and ignores odd ones', () => {
  const aligned = elementNode('paragraph', { format: 'center', indent: 2, direction: 'rtl' })
  expect(htmlOf(aligned)).toBe(
    '<p dir="rtl" style="text-align:center;padding-inline-start:calc(2 * clamp(4px, 11% - 17px, 40px))"><br/></p>',
  )
  const odd = elementNode('paragraph', { format: 'x;color:red', indent: 99, direction: 'up' })
  expect(htmlOf(odd)).toBe('<p><br/></p>')
})

it('lets each line find its own direction where words run from right to left', () => {
  const hebrew = elementNode('paragraph', {}, textNode('שלום Luna'))
  const latin = elementNode('paragraph', {}, textNode('Slow songs'))
  expect(htmlOf(hebrew, latin)).toBe('<p dir="auto">שלום Luna</p><p dir="auto">Slow songs</p>')
})

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

it('draws what somebody said, with its alignment', () => {
  expect(htmlOf(elementNode('quote', {}, textNode('Slow songs')))).toBe(
    '<blockquote>Slow songs</blockquote>',
  )
  expect(htmlOf(elementNode('quote', { format: 'center' }))).toBe(
    '<blockquote style="text-align:center"><br/></blockquote>',
  )
})

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

it('draws a line between two thoughts', () => {
  expect(htmlOf({ type: 'horizontalrule', version: 1 })).toBe('<hr/>')
})
