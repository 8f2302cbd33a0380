import { expect, it } from 'vitest'
import { blockHtml, sampleContext, sampleMedia } from '@/blocks/_kit/test-kit'
import { load } from '@/blocks/container/load'
import { Render } from '@/blocks/container/render'
import { definition } from '@/blocks/container/schema'
import { readProps } from '@/src/core/page-document/props'
import { themePresets } from '@/src/core/theme/theme-presets'

const noArt = { background: null, phone: null, video: null }
const block = { definition, Render, data: noArt }
const grounded = { ...block, data: { ...noArt, background: sampleMedia } }

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

it('sets a pictured hero of a light theme in light ink, on a veil of its own', () => {
  const { theme } = sampleContext
  const light = { ...theme, colors: { ...theme.colors, ...themePresets.mono.colors } }
  const hero = { ...grounded, props: { look: 'hero' as const, overlayHeader: true } }
  const html = blockHtml({ ...hero, context: { ...sampleContext, theme: light } })
  expect(html).toContain('data-header-ink="light"')
  expect(html).toContain('--color-text:#ffffff')
  expect(html).toContain('--color-primary:#ffffff')
  expect(blockHtml(hero)).toContain('data-header-ink="theme"')
})

it('refuses colours that are none', () => {
  expect(definition.schema.safeParse({ backgroundColor: 'url(//evil.example)' }).success).toBe(
    false,
  )
})

it('loads its picture only when it has one', async () => {
  const loaded = (backgroundImage: string) =>
    load({ props: readProps(definition, { backgroundImage }), context: sampleContext })
  expect(await loaded('moon')).toEqual({ ...noArt, background: sampleMedia })
  expect(await loaded('gone')).toEqual(noArt)
  const asked: string[] = []
  const recordId = async (id: string) => {
    asked.push(id)
    return null
  }
  const data = { ...sampleContext.data, media: recordId }
  await load({ props: readProps(definition, {}), context: { ...sampleContext, data } })
  expect(asked).toEqual([])
})

it('plays a silent video above its picture, with a way to stop it', () => {
  const video = { ...sampleMedia, id: 'film', url: '/film.mp4', mimeType: 'video/mp4' }
  const html = blockHtml({ ...grounded, data: { ...noArt, background: sampleMedia, video } })
  expect(html).toMatch(/<img.*<video[^>]* src="\/film.mp4"[^>]* loop="" playsInline=""/)
  expect(html).toContain('style="filter:brightness(0.5)"')
  expect(html).not.toContain('autoplay')
  expect(html).toContain('aria-label="Play the video"')
})

it('has another crop for phones, chosen by the window on the site and by the canvas itself', () => {
  const phone = {
    ...sampleMedia,
    id: 'tall',
    sizes: [{ url: '/tall.webp', width: 640, height: 900 }],
  }
  const both = { ...grounded, data: { ...noArt, background: sampleMedia, phone } }
  expect(blockHtml(both)).toContain('<source media="(max-width: 500px)" srcSet="/tall.webp 640w"')
  const canvas = blockHtml({ ...both, env: { editing: true } })
  expect(canvas).not.toContain('<source')
  expect(canvas.match(/<img/g)).toHaveLength(2)
})
