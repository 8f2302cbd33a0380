import { expect, it } from 'vitest'
import { compareEmails } from '@/plugins/visual-editor/editor/email/copies/compare-emails'
import { withSubject } from '@/plugins/visual-editor/editor/email/email-document'
import { shippedTemplate } from '@/src/core/email/registry'
import type { PageDocument } from '@/src/core/page-document/schema'

const { document, subject } = shippedTemplate('welcome')
const email = withSubject(document, subject)

function withRoot(props: Record<string, string>): PageDocument {
  const nodes = Object.entries(email.nodes).map(([id, node]) => [
    id,
    node.type === 'email-root' ? { ...node, props: { ...node.props, ...props } } : node,
  ])
  return { ...email, nodes: Object.fromEntries(nodes) }
}

it.each([
  ['nothing', email, [], 0],
  ['the subject', withSubject(document, 'Other'), ['Subject'], 0],
  ['the preview text', withRoot({ preheader: 'Other' }), ['Preview text'], 0],
  ['a colour', withRoot({ background: '#102030' }), [], 1],
])('tells that %s is another', (_, other, inbox, blocks) => {
  const changes = compareEmails(email, other)
  expect(changes.inbox.map(({ name }) => name)).toEqual(inbox)
  expect(changes.blocks.changed).toHaveLength(blocks)
})
