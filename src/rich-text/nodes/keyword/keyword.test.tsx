import { expect, it } from 'vitest'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'

const keyword = (text: string, format = 0) => ({ ...textNode(text, format), type: 'keyword' })

it('draws the word inside a mark of its own, with its formats', () => {
  expect(htmlOf(elementNode('paragraph', {}, keyword('Congratulations')))).toBe(
    '<p><span>Congratulations</span></p>',
  )
  expect(htmlOf(elementNode('paragraph', {}, keyword('Félicitations', 1)))).toBe(
    '<p><span><strong>Félicitations</strong></span></p>',
  )
})

it('escapes, and drops what it may not hold', () => {
  const hostile = { ...keyword('<script>'), style: 'position:fixed', format: 'x', mode: 'evil' }
  expect(htmlOf(elementNode('paragraph', {}, hostile))).toBe('<p><span>&lt;script&gt;</span></p>')
})
