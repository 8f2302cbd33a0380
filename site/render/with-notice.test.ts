import { expect, it } from 'vitest'
import { withNotice } from '@/site/render/with-notice'
import { legalText } from '@/src/core/page-document/legal-text'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { legalPages } from '@/src/core/page-document/templates/legal-pages'
import { legalAddresses } from '@/src/core/urls/page-address'

const notice = { heading: 'Measuring ads', text: 'Only if you tick it.' }
const privacy = legalPages('Luna').find(({ pathname }) => pathname === legalAddresses.privacy)

function read(document: PageDocument) {
  const { [rootId]: root, ...nodes } = withNotice(document, notice).nodes
  return root?.children.map((id) => JSON.stringify(nodes[id]?.props))
}

it('adds a section above the footer of a legal page, and changes nothing that is stored', () => {
  const { layout } = privacy ?? {}
  if (!layout) {
    throw new Error('No privacy policy')
  }
  const before = structuredClone(layout)
  const [header, words, section, footer, ...more] = read(layout) ?? []
  expect(layout).toEqual(before)
  expect([header, footer, more]).toEqual(['{}', '{}', []])
  expect(words).toContain('Your rights')
  expect(section).toMatch(/Measuring ads.*Only if you tick it\./)
})

it('is there where the artist has removed all words', () => {
  const { nodes = {} } = privacy?.layout ?? {}
  const { [legalText.id]: _, ...left } = nodes
  const root = { ...nodes[rootId], children: ['header', 'footer'] } as (typeof nodes)[string]
  const [, section, ...more] = read({ version: 1, nodes: { ...left, [rootId]: root } }) ?? []
  expect(section).toContain('Measuring ads')
  expect(more).toHaveLength(1)
})
