import { expect, it } from 'vitest'
import { blockSchemas } from '@/blocks/_generated/schemas'
import { hasUnpublished } from '@/plugins/visual-editor/has-unpublished'
import type { Page } from '@/src/payload-types'

const layout = { version: 1, nodes: { root: { type: 'root', v: 1, props: {}, children: [] } } }
const page = (over: Partial<Page> = {}) =>
  ({ title: 'Shows', pathname: '/shows', layout, _status: 'draft', ...over }) as Page
const live = page({ _status: 'published' })

it.each<[boolean, string, Page, Page]>([
  [false, 'that is live', page({ _status: 'published' }), live],
  [false, 'that undo led back to the live page', page(), live],
  [true, 'that was never live', page(), page()],
  [true, 'with another name', page({ title: 'Tour' }), live],
  [
    true,
    'with other blocks',
    page({ layout: { ...layout, nodes: { root: { ...layout.nodes.root, props: { a: 1 } } } } }),
    live,
  ],
])('answers %s for a draft %s', (expected, _what, draft, visible) => {
  expect(hasUnpublished(draft, visible, blockSchemas)).toBe(expected)
})
