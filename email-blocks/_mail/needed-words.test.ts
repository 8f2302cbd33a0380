import { expect, it } from 'vitest'
import { blockSchemas } from '@/email-blocks/_generated/schemas'
import { checkTemplate } from '@/src/core/email/check-template'
import { shippedTemplate } from '@/src/core/email/registry'
import { sampleFacts } from '@/src/core/email/sample'
import type { PageNode } from '@/src/core/page-document/schema'
import { richTextOf } from '@/src/core/rich-text'

const template = shippedTemplate('password-reset')
const tag = '{{reset.url}}'

/** What the gate says when settings of a type of block are others, in the mail with the link. */
function problemsWith(type: string, change: Record<string, unknown>): string[] {
  const nodes = Object.entries(template.document.nodes).map(([id, node]) => {
    const isLink = node.type === 'email-button'
    const props = isLink ? { ...node.props, href: 'https://luna.example' } : node.props
    return [id, { ...node, props: node.type === type ? { ...props, ...change } : props }]
  })
  const document = { ...template.document, nodes: Object.fromEntries(nodes) }
  const checked = checkTemplate(template, { subject: 'Hello', document }, blockSchemas)
  return 'problems' in checked ? checked.problems.map(({ code }) => code) : []
}

it.each([
  ['in the preview that inboxes show', 'email-root', { preheader: tag }],
  ['behind a button that says nothing', 'email-button', { label: ' ', href: tag }],
])('misses a link that stands only %s', (_, type, change) => {
  expect(problemsWith(type, change)).toEqual(['MISSING_VARIABLE'])
})

it.each([
  ['behind a button that says something', 'email-button', { label: 'New password', href: tag }],
  ['in words', 'email-text', { doc: richTextOf('paragraph', tag) }],
])('finds a link that stands %s', (_, type, change) => {
  expect(problemsWith(type, change)).toEqual([])
})

it('takes a formula with braces of its own', () => {
  const { root } = richTextOf('paragraph', tag)
  const formulas = ['\\sqrt{\\frac{1}{2}}', '\\frac{{a}}{b}'].map((equation) => ({
    type: 'equation',
    version: 1,
    equation,
    inline: false,
  }))
  const doc = { root: { ...root, children: [...(root.children ?? []), ...formulas] } }
  expect(problemsWith('email-text', { doc })).toEqual([])
})

it('knows what a list lists that nobody has chosen', () => {
  const withList = (key: string) => {
    const { document, ...template } = shippedTemplate(key)
    const nodes = Object.entries(document.nodes).map(([id, node]) => {
      const isAddedTo = node.type === 'email-root'
      const children = isAddedTo ? ['added', ...node.children] : node.children
      return [id, { ...node, children: children.filter((child) => !isList(document.nodes[child])) }]
    })
    const kept = Object.fromEntries(nodes.filter(([, node]) => !isList(node as PageNode)))
    const added = { type: 'email-order-lines', v: 1, props: {}, children: [] }
    const written = { ...document, nodes: { ...kept, added } }
    const checked = checkTemplate(
      { ...template, document },
      { subject: 'Hello', document: written },
      blockSchemas,
    )
    return 'problems' in checked ? checked.problems : []
  }
  expect(withList('receipt')).toEqual([])
  expect(withList('welcome')).toMatchObject([
    {
      code: 'UNKNOWN_VARIABLE',
      nodeId: 'added',
      message: expect.stringContaining('“What was ordered”'),
    },
  ])
})

it('shows no list as a sample that the mail does not have', () => {
  const lists = (key: string) => Object.keys(sampleFacts(shippedTemplate(key)).lists)
  expect(lists('receipt')).toEqual(['order.lines'])
  expect(lists('welcome')).toEqual([])
})

const isList = (node?: PageNode) => node?.type === 'email-order-lines'
