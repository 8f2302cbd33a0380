import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { Picture } from '@/src/ui/picture/picture'

const media: MediaView = {
  id: 'm',
  url: '/files/original.png',
  alt: 'A red moon',
  width: 3000,
  height: 2000,
  mimeType: 'image/png',
  sizes: [
    { url: '/files/w320.webp', width: 320, height: 213 },
    { url: '/files/w1280.webp', width: 1280, height: 853 },
    { url: '/files/w1920.webp', width: 1920, height: 1280 },
  ],
  focalX: 70,
  focalY: 20,
}

it('offers the copies, never the original, and reserves the place', () => {
  const html = renderToStaticMarkup(<Picture media={media} sizes="320px" />)
  expect(html).toContain(
    'srcSet="/files/w320.webp 320w, /files/w1280.webp 1280w, /files/w1920.webp 1920w" sizes="320px" src="/files/w1280.webp"',
  )
  expect(html).toContain('width="3000" height="2000"')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('alt="A red moon"')
  expect(html).not.toContain('original')
})

it('keeps the focal point in sight and hurries when it is seen first', () => {
  const html = renderToStaticMarkup(<Picture media={media} sizes="1px" alt="" cover priority />)
  expect(html).toContain('style="object-position:70% 20%"')
  expect(html).toContain('loading="eager" fetchPriority="high"')
  expect(html).toContain('alt=""')
})

it('loads what is in sight at once, after what comes first', () => {
  const html = renderToStaticMarkup(<Picture media={media} sizes="1px" inSight />)
  expect(html).toContain('loading="eager" fetchPriority="low"')
})

it('shows the original when there are no copies, without made-up measures', () => {
  const bare = { ...media, sizes: [], width: 0, height: 0 }
  const html = renderToStaticMarkup(<Picture media={bare} sizes="1px" />)
  expect(html).toContain('src="/files/original.png"')
  expect(html).not.toMatch(/srcSet|width=|sizes=/)
})
