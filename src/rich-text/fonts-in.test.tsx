import { expect, it } from 'vitest'
import { fontStack } from '@/src/core/theme/fonts'
import { fontsIn } from '@/src/rich-text/drawn-text'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'

const set = (words: string, style: string) => ({ ...textNode(words), style })
const anton = `font-family: ${fontStack('Anton')};`

it('names each family once, wherever its words stand', () => {
  const list = elementNode('list', {}, elementNode('listitem', {}, set('x', anton)))
  const root = elementNode('root', {}, set('a', anton), set('b', 'font-family: Papyrus'), list)
  expect(fontsIn({ root })).toEqual(['Anton'])
})

it('tells the browser where their files are, and nothing where no font was chosen', () => {
  const paragraph = (style: string) => htmlOf(elementNode('paragraph', {}, set('x', style)))
  expect(paragraph(anton)).toContain('@font-face{font-family:"Anton"')
  expect(paragraph('color: #fff')).not.toContain('@font-face')
})
