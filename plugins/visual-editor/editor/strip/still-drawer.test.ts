import { expect, it } from 'vitest'
import { createStillDrawer } from '@/plugins/visual-editor/editor/strip/still-drawer'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'

const node = (type: string, ...children: string[]): PageNode => ({
  type,
  props: {},
  children,
  v: 1,
})
const first: PageDocument = {
  version: 1,
  nodes: {
    root: node('root', 'box', 'plain'),
    box: node('container', 'words'),
    words: node('text'),
    plain: node('text'),
  },
}

it('draws again only what changed and what that stands in', () => {
  const draw = createStillDrawer()
  const [box, plain] = draw(first)
  expect(draw({ ...first, nodes: { ...first.nodes } })).toEqual([box, plain])
  expect(draw(first)[0]).toBe(box)

  const words = { ...node('text'), props: { align: 'center' } }
  const [changedLayout, samePlain] = draw({ ...first, nodes: { ...first.nodes, words } })
  expect(changedLayout).not.toBe(box)
  expect(changedLayout?.key).toBe('box')
  expect(samePlain).toBe(plain)
})

it('leaves out what is not on the page', () => {
  const draw = createStillDrawer()
  const gone: PageDocument = { version: 1, nodes: { root: node('root', 'gone') } }
  expect(draw(gone)).toEqual([])
})
