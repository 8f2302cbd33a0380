import { expect, it } from 'vitest'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { keepUnknown } from '@/plugins/visual-editor/editor/save/keep-unknown'
import type { PageDocument } from '@/src/core/page-document/schema'

const node = (type: string) => ({ type, props: {}, children: [], v: 1 })
const page = (...types: string[]): PageDocument => ({
  version: 1,
  nodes: Object.fromEntries([
    ['root', node('root')],
    ...types.map((type) => [type[0], node(type)]),
  ]),
})
const blocks = new Map([['note', {}]]) as unknown as BuilderContext['blocks']

it('keeps the former draft when a block of unknown kind is deleted, and once only', async () => {
  const kept: boolean[] = []
  const save = keepUnknown(
    async (_document, _rev, keepsFormer) => {
      kept.push(keepsFormer)
      return { kind: 'saved', rev: kept.length }
    },
    page('note', 'acme/map'),
    blocks,
  )
  await save(page('acme/map'), 0, false)
  await save(page('note'), 1, false)
  await save(page(), 2, false)
  expect(kept).toEqual([false, true, false])
})
