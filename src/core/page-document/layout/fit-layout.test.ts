import { expect, it } from 'vitest'
import { z } from 'zod'
import { type BlockDefinition, freeBlock } from '@/src/core/page-document/block-definition'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import type { Layout } from '@/src/core/page-document/layout/layout'
import { setNode } from '@/src/core/page-document/operations'
import type { PageDocument } from '@/src/core/page-document/schema'

const picture: BlockDefinition = {
  type: 'picture',
  v: 1,
  schema: z.object({ size: z.int().min(10).max(1000).default(400) }),
  rules: freeBlock,
  layoutProps: { width: 'size' },
}
const blocks = new Map([[picture.type, picture]])
const pageWith = (layout?: Layout): PageDocument => ({
  version: 1,
  nodes: {
    root: { type: 'root', props: {}, children: ['p'], v: 1 },
    p: { type: 'picture', props: {}, children: [], v: 1, ...(layout && { layout }) },
  },
})
const wide: Layout = { mobile: { width: 1500, above: 300 }, tablet: { order: 2 } }
const fitting: Layout = { mobile: { width: 1000, above: 300 }, tablet: { order: 2 } }

it('keeps a box to the limits of the setting that it stands for, at the gate', () => {
  const checked = checkDocument(pageWith(wide), blocks)
  expect(checked).toMatchObject({ document: { nodes: { p: { layout: fitting } } } })
})

it('keeps it to them in the editor, too', () => {
  const edit = setNode({ document: pageWith(), blocks }, 'p', { layout: wide })
  expect(edit).toMatchObject({ document: { nodes: { p: { layout: fitting } } } })
})

it('lets through what fits, to the letter', () => {
  expect(checkDocument(pageWith(fitting), blocks)).toMatchObject({ document: pageWith(fitting) })
  expect(checkDocument(pageWith(), blocks)).toMatchObject({ document: pageWith() })
})
