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
