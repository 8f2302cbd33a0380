import { expect, it } from 'vitest'
import { withNotice } from '@/site/render/with-notice'
import { legalText } from '@/src/core/page-document/legal-text'
import { legalPages } from '@/src/core/page-document/templates/legal-pages'
import { legalAddresses } from '@/src/core/urls/page-address'

const notice = { heading: 'Measuring ads', text: 'Only if you tick it.' }
const privacy = legalPages('Luna').find(({ pathname }) => pathname === legalAddresses.privacy)

it('adds a section to the words of a legal page, and changes nothing that is stored', () => {
  const { layout, pathname } = privacy ?? { layout: undefined, pathname: '' }
  if (!layout) {
    throw new Error('No privacy policy')
  }
  const before = structuredClone(layout)
  const read = withNotice(layout, { pathname, ...notice })
  expect(layout).toEqual(before)
  const doc = JSON.stringify(read.nodes[legalText.id]?.props.doc)
  expect(doc).toContain('Who keeps your data')
  expect(doc.indexOf('Measuring ads')).toBeGreaterThan(doc.indexOf('Your rights'))
  expect(doc).toContain(notice.text)
})

it('leaves a page without such words as it is', () => {
  const { layout } = privacy ?? {}
  const { [legalText.id]: _, ...nodes } = layout?.nodes ?? {}
  const without = { version: 1 as const, nodes }
  expect(withNotice(without, { pathname: legalAddresses.privacy, ...notice })).toBe(without)
})
