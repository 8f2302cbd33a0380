import { expect, it } from 'vitest'
import { cutBeforeTag, fillSettings, fillText, hasBrokenTag, tagsIn } from '@/src/core/email/tags'
import { linkedText, richTextOf } from '@/src/core/rich-text'

const docOf = <Node>(...children: Node[]) => ({ root: { type: 'root', version: 1, children } })

it('puts values in place of variables, once', () => {
  const values = { 'site.name': '{{gift.url}} $& Luna', 'gift.url': 'https://a.example' }
  expect(fillText('By {{ site.name }}: {{gift.url}}', values)).toBe(
    'By {{gift.url}} $& Luna: https://a.example',
  )
})

it('leaves lists to their block, and what it has no value for', () => {
  expect(fillText('{{order.lines}} {{no.value}} {{constructor}}', {})).toBe(
    '{{order.lines}} {{no.value}} {{constructor}}',
  )
})

it('finds variables at any depth, and halves of some', () => {
  const doc = linkedText('Dear {{customer.firstName}}', '/a')
  expect([...tagsIn({ doc, href: '{{order.url}}' })]).toEqual(['customer.firstName', 'order.url'])
  expect(hasBrokenTag(richTextOf('paragraph', 'Hi {{customer.firstName'))).toBe(true)
  expect(hasBrokenTag(richTextOf('paragraph', 'Hi {{customer.firstName}}'))).toBe(false)
})

it('takes nothing in code for a variable', () => {
  const piece = (text: string) => ({ type: 'code-highlight', version: 1, text })
  const code = {
    type: 'code',
    version: 1,
    children: [piece('{a:{b:1}}'), piece('{{'), piece('customer.firstName'), piece('{{gift.url}}')],
  }
  const { root } = richTextOf('paragraph', 'Dear {{customer.firstName}}')
  const doc = { root: { ...root, children: [...(root.children ?? []), code] } }
  expect(hasBrokenTag(doc)).toBe(false)
  expect([...tagsIn(doc)]).toEqual(['customer.firstName'])
  const filled = fillSettings(doc, { 'customer.firstName': 'Ana', 'gift.url': 'https://a.example' })
  expect(JSON.stringify(filled)).toContain('Dear Ana')
  expect(filled.root.children?.[1]).toEqual(code)
})

it('takes nothing in a formula for a variable', () => {
  const formulas = ['\\sqrt{\\frac{1}{2}}', '\\frac{{a}}{b}', '{{site.name}}'].map((equation) => ({
    type: 'equation',
    version: 1,
    equation,
    inline: true,
  }))
  const doc = docOf({ type: 'paragraph', version: 1, children: formulas })
  expect(hasBrokenTag(doc)).toBe(false)
  expect(tagsIn(doc).size).toBe(0)
  expect(fillSettings(doc, { 'site.name': 'Luna' })).toEqual(doc)
})

it.each(['inline-image', 'equation', 'quiz'])(
  'keeps a line that shows a %s beside nothing',
  (type) => {
    const shown = { type, version: 1 }
    const variable = { type: 'text', version: 1, text: '{{order.note}}' }
    const doc = docOf({ type: 'paragraph', version: 1, children: [variable, shown] })
    const [line] = fillSettings(doc, { 'order.note': '' }).root.children
    expect(line?.children).toEqual([{ ...variable, text: '' }, shown])
  },
)

it('leaves out lines that say nothing this time', () => {
  const doc = richTextOf('paragraph', 'Order {{order.number}}', '{{order.note}}', 'Bye')
  const filled = fillSettings({ doc }, { 'order.number': '7', 'order.note': '' })
  expect(JSON.stringify(filled)).not.toContain('note')
  expect(filled.doc.root.children).toHaveLength(2)
})

it('cuts no variable in half', () => {
  expect(cutBeforeTag('Hello {{name}}!', 10)).toBe('Hello ')
  expect(cutBeforeTag('Hello {{name}}!', 14)).toBe('Hello {{name}}')
  expect(cutBeforeTag('Hello {{name}}!', 3)).toBe('Hel')
})
