import { expect, it } from 'vitest'
import { blockHtml } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/text/render'
import { definition } from '@/blocks/text/schema'
import { richTextOf } from '@/src/rich-text/rich-text-of'

const block = { definition, Render, data: undefined }
const doc = richTextOf('h1', 'Luna Vale')

it('draws its words', () => {
  expect(blockHtml({ ...block, props: { doc } })).toMatch(/<h1[^>]*>Luna Vale<\/h1>/)
})

it('invites to write on the canvas, and stays empty on the site', () => {
  expect(blockHtml({ ...block, env: { editing: true } })).toContain('Write something')
  expect(blockHtml(block)).not.toContain('Write something')
})

it('gives its place to the editor while someone writes', () => {
  const html = blockHtml({
    ...block,
    props: { doc },
    env: { editing: true, richText: <i>caret</i> },
  })
  expect(html).toMatch(/^<div[^>]*><i>caret<\/i><\/div>$/)
})

it('cleans what is stored', () => {
  const hostile = {
    root: { type: 'root', children: [{ type: 'link', url: 'javascript:x', children: [] }] },
  }
  expect(JSON.stringify(definition.schema.parse({ doc: hostile }))).not.toContain('javascript')
  expect(definition.schema.safeParse({ doc: 'text' }).success).toBe(false)
})
