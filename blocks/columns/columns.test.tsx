import { expect, it } from 'vitest'
import { blockHtml } from '@/blocks/_kit/test-kit'
import { columnTracks, Render } from '@/blocks/columns/render'
import { definition } from '@/blocks/columns/schema'

const block = { definition, Render, data: undefined }
const [one, two] = ['minmax(0,1fr)', 'minmax(0,2fr)']

it('makes the named column twice as wide', () => {
  expect(columnTracks({ count: 2, ratio: 'equal' })).toBe(`${one} ${one}`)
  expect(columnTracks({ count: 2, ratio: 'last' })).toBe(`${one} ${two}`)
  expect(columnTracks({ count: 3, ratio: 'middle' })).toBe(`${one} ${two} ${one}`)
  expect(columnTracks({ count: 4, ratio: 'first' })).toBe(`${two} ${one} ${one} ${one}`)
})

it('takes two to four columns', () => {
  for (const count of [1, 5, 2.5]) {
    expect(definition.schema.safeParse({ count }).success).toBe(false)
  }
  expect(definition.rules.acceptsChildren).toBe(true)
})

it('holds its blocks as cells, without elements of its own around them', () => {
  const html = blockHtml({ ...block, props: { gap: 48 }, children: [<p key="a">A</p>] })
  expect(html).toMatch(/--gap:48px"[^>]*><p>A<\/p><\/div>$/)
})

it('says once on the canvas where blocks go, and nothing to visitors', () => {
  const props = { count: 3 }
  expect(blockHtml({ ...block, props, env: { editing: true } }).match(/Drop blocks/g)).toHaveLength(
    1,
  )
  expect(blockHtml({ ...block, props })).not.toContain('Drop blocks')
})
