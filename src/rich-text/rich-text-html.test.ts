import { expect, it } from 'vitest'
import { textFormat } from '@/src/rich-text/nodes/text/text-format'
import { richTextHtml } from '@/src/rich-text/rich-text-html'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

const { bold, underline, strikethrough } = textFormat

const htmlOf = (...nodes: ReturnType<typeof elementNode>[]) =>
  richTextHtml({ root: elementNode('root', {}, ...nodes) })

it.each([
  [underline, '<u>tide</u>'],
  [strikethrough, '<s>tide</s>'],
  [underline | strikethrough | bold, '<u><s><strong>tide</strong></s></u>'],
])('says by elements what lines say (%s)', async (format, drawn) => {
  const html = await htmlOf(elementNode('paragraph', {}, textNode('tide', format)))
  expect(html).toContain(drawn)
})

it('says by signs what is done in a list', async () => {
  const item = (words: string, checked?: boolean) =>
    elementNode('listitem', { checked, value: 1 }, textNode(words))
  const list = { listType: 'check', tag: 'ul', start: 1 }
  expect(await htmlOf(elementNode('list', list, item('Strings', true), item('Van', false)))).toBe(
    '<ul><li>☑ Strings</li><li>☐ Van</li></ul>',
  )
  const bullets = { ...list, listType: 'bullet' }
  expect(await htmlOf(elementNode('list', bullets, item('Strings')))).toBe(
    '<ul><li>Strings</li></ul>',
  )
})
