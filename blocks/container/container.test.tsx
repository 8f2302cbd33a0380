import { expect, it } from 'vitest'
import { blockHtml, sampleContext, sampleMedia } from '@/blocks/_kit/test-kit'
import { load } from '@/blocks/container/load'
import { Render } from '@/blocks/container/render'
import { definition } from '@/blocks/container/schema'
import { readProps } from '@/src/core/page-document/props'

const block = { definition, Render, data: { background: null } }
const grounded = { ...block, data: { background: sampleMedia } }

it('puts its children into one inner element', () => {
  const html = blockHtml({ ...block, children: <p>song</p> })
  expect(html).toMatch(/^<section[^>]*><div class="[^"]*"><p>song<\/p><\/div><\/section>$/)
})

it('darkens its picture to 60 % unless told otherwise', () => {
  expect(blockHtml(grounded)).toContain('filter:brightness(0.6)')
  expect(blockHtml({ ...grounded, props: { brightness: 0.25 } })).toContain(
    'filter:brightness(0.25)',
  )
  expect(blockHtml({ ...grounded, props: { brightness: 1 } })).not.toContain('filter')
})

it('hurries the picture of a hero only', () => {
  expect(blockHtml({ ...grounded, props: { look: 'hero' } })).toContain('fetchPriority="high"')
  expect(blockHtml(grounded)).toContain('loading="lazy"')
})

it('carries measures and colour as styles', () => {
  const props = { gap: 8, padding: 120, minHeight: 400, backgroundColor: '#123456' }
  const html = blockHtml({ ...block, props })
  expect(html).toContain('--gap:8px;--padding:120px;--min-height:400px')
  expect(html).toContain(';background-color:#123456"')
})

it('keeps words readable on a colour, and takes the ink it is given', () => {
  const styleOf = (props: object) => blockHtml({ ...block, props })
  expect(styleOf({})).not.toContain('--color-text')
  expect(styleOf({ backgroundColor: '#ffffff' })).toContain('--color-text:#000000')
  expect(styleOf({ backgroundColor: '#000000' })).toContain('--color-text:#f6efe6')
  const overlaid = styleOf({ ink: 'light', overlayHeader: true })
  expect(overlaid).toContain('--color-text:#ffffff')
  expect(overlaid).toContain('data-header-ink="light"')
})

it('refuses colours that are none', () => {
  expect(definition.schema.safeParse({ backgroundColor: 'url(//evil.example)' }).success).toBe(
    false,
  )
})

it('loads its picture only when it has one', async () => {
  const loaded = (backgroundImage: string) =>
    load({ props: readProps(definition, { backgroundImage }), context: sampleContext })
  expect(await loaded('moon')).toEqual({ background: sampleMedia })
  expect(await loaded('gone')).toEqual({ background: null })
  const asked: string[] = []
  const recordId = async (id: string) => {
    asked.push(id)
    return null
  }
  const data = { ...sampleContext.data, media: recordId }
  await load({ props: readProps(definition, {}), context: { ...sampleContext, data } })
  expect(asked).toEqual([])
})
