import { expect, it } from 'vitest'
import { blockHtml, sampleContext, sampleMedia } from '@/blocks/_kit/test-kit'
import { load } from '@/blocks/text/load'
import { Render } from '@/blocks/text/render'
import { definition } from '@/blocks/text/schema'
import { blockDataKey } from '@/plugins/visual-editor/block-data-key'
import type { RichTextDoc } from '@/src/core/rich-text'
import { richTextOf } from '@/src/core/rich-text'
import { textNode } from '@/src/rich-text/testing/test-render'

const block = { definition, Render, data: {} }
const doc = richTextOf('h1', 'Luna Vale')

const gone = '0190a8f0-0000-7000-8000-00000000dead'

it('draws its words', () => {
  expect(blockHtml({ ...block, props: { doc } })).toMatch(/<h1[^>]*>Luna Vale<\/h1>/)
})

it.each(['display', 'heading'] as const)(
  'says how long the longest word in the size %s is',
  (size) => {
    const long = richTextOf('h1', 'The Wolkenkuckucksheim Band')
    expect(blockHtml({ ...block, props: { doc: long, size } })).toContain(
      'style="--longest-word:18"',
    )
    expect(blockHtml({ ...block, props: { doc: long } })).not.toContain('--longest-word')
  },
)

it.each([
  [
    'of a picture',
    { type: 'image', version: 1, mediaId: gone, altText: 'https://ada.test/harbour' },
  ],
  ['of a formula', { type: 'equation', version: 1, equation: 'a^2+b^2=c^2+d^2', inline: true }],
  ['of an embed', { type: 'youtube', version: 1, videoID: 'dQw4w9WgXcQ' }],
  ['of code', { type: 'code', version: 1, children: [textNode('curl --data=everything')] }],
])('keeps its letters large whatever nobody reads in them %s', (_what, atom) => {
  const { root } = richTextOf('h1', 'Luna Vale')
  const long = { root: { ...root, children: [...(root.children ?? []), atom] } }
  expect(blockHtml({ ...block, props: { doc: long, size: 'heading' } })).toContain(
    'style="--longest-word:4"',
  )
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

const moon = { ...sampleMedia, id: '0190a8f0-0000-7000-8000-000000000001' }
const context = {
  ...sampleContext,
  data: { ...sampleContext.data, media: async (id: string) => (id === moon.id ? moon : null) },
}

/** Words around two pictures: one of the artist's, one that is gone. */
function withPictures(words: string): RichTextDoc {
  const picture = (mediaId: string, more = {}) => ({
    type: 'image',
    version: 1,
    mediaId,
    src: '/files/old.png',
    ...more,
  })
  const { root } = richTextOf('paragraph', words)
  const pictures = [picture(moon.id), picture(gone, { decorative: true })]
  return { root: { ...root, children: [...(root.children ?? []), ...pictures] } }
}

it('shows pictures that are there, in all their sizes, and nothing of those that are gone', async () => {
  const props = definition.schema.parse({ doc: withPictures('Words') })
  const data = await load({ props, context })
  expect(data).toEqual({ [moon.id]: moon, [gone]: null })
  const html = blockHtml({ ...block, data, props })
  expect(html.match(/<figure/g)).toHaveLength(1)
  expect(html).toContain('srcSet=')
  expect(html).not.toContain('/files/old.png')
})

it('names its pictures to the check, without those that only decorate', () => {
  const props = definition.schema.parse({ doc: withPictures('') })
  expect(definition.check?.pictures?.(props)).toEqual([{ id: moon.id, alt: '' }])
  expect(definition.check?.isEmpty?.(props, 0)).toBe(false)
})

it('asks for pictures alone, whatever is typed', () => {
  const key = (words: string) =>
    blockDataKey({ type: 'text', props: { doc: withPictures(words) as never } })
  expect(key('One')).toBe(key('Two'))
  expect(key('One')).toContain(gone)
  expect(definition.asks?.({ doc: withPictures('One') })).toBe(true)
  expect(definition.asks?.({ doc: richTextOf('paragraph', 'One') })).toBe(false)
  expect(definition.asks?.({})).toBe(false)
})
