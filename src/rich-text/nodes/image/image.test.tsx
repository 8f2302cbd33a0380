import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { emptyRichText, linkedText, type RichTextNode, richTextOf } from '@/src/core/rich-text'
import { ImageInside } from '@/src/rich-text/nodes/image/render'
import { image, inlineImage } from '@/src/rich-text/nodes/image/schema'
import { picturesIn } from '@/src/rich-text/pictures-in'
import { plainText } from '@/src/rich-text/plain-text'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'

const mediaId = '0190a8f0-0000-7000-8000-000000000001'
const written: RichTextNode = {
  type: 'image',
  mediaId,
  src: '/files/moon.png',
  altText: 'A red moon',
  decorative: false,
  width: 400,
  height: 200,
  maxWidth: 800,
  showCaption: true,
  caption: linkedText('Taken at night', 'https://moon.example'),
  format: '',
  version: 1,
}
const written2: RichTextNode = (() => {
  const { format: _, ...rest } = written
  return { ...rest, type: 'inline-image', maxWidth: 500, position: 'left', showCaption: false }
})()

const clean = (node: RichTextNode) =>
  sanitizeRichText({ root: elementNode('root', {}, node) }).root.children?.[0]

it('draws a picture with its place reserved, its words and its caption', () => {
  expect(htmlOf(written)).toBe(
    '<figure style="--picture-width:400px"><img alt="A red moon" src="/files/moon.png" width="400" height="200" decoding="async" loading="lazy"/>' +
      '<figcaption><p><a href="https://moon.example">Taken at night</a></p></figcaption></figure>',
  )
  expect(htmlOf(elementNode('paragraph', {}, textNode('a'), written2))).toContain(
    '<p>a<span style="--picture-width:400px"><img alt="A red moon"',
  )
})

it('loads a picture across the words as wide as they may be', () => {
  const media = {
    id: mediaId,
    url: '/files/moon.png',
    alt: '',
    width: 1200,
    height: 600,
    mimeType: 'image/png',
    sizes: [{ url: '/files/moon-480.webp', width: 480, height: 240 }],
    focalX: 50,
    focalY: 50,
  }
  const sizesAt = (position: string) => {
    const node = inlineImage.parse({ ...written2, position })
    return /sizes="([^"]*)"/.exec(
      renderToStaticMarkup(<ImageInside node={node} media={media} />),
    )?.[1]
  }
  expect(sizesAt('left')).toBe('(max-width: 440px) 100vw, 400px')
  expect(sizesAt('full')).toBe('100vw')
})

it('keeps what the editor writes', () => {
  expect(clean(written)).toEqual(written)
  expect(clean(elementNode('paragraph', {}, written2))?.children).toEqual([written2])
})

it('starts with the widths and sizes that are specified', () => {
  expect(image.parse({ type: 'image' })).toMatchObject({
    maxWidth: 800,
    width: 0,
    caption: emptyRichText(),
  })
  expect(inlineImage.parse({ type: 'inline-image' })).toMatchObject({
    maxWidth: 500,
    position: 'full',
  })
  expect([limits.image.minPx, limits.image.maxPx]).toEqual([10, 1000])
  for (const [given, kept] of [
    [1, 10],
    [5000, 1000],
    ['inherit', 0],
    [-5, 0],
  ]) {
    expect(image.parse({ type: 'image', width: given }).width).toBe(kept)
  }
})

it.each([
  'https://tracker.example/pixel.gif',
  '//tracker.example/pixel.gif',
  '/\\tracker.example',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'javascript:alert(1)',
  '/a b',
])('asks nobody else for %s', (src) => {
  expect(clean({ ...written, src, mediaId: '' })).toMatchObject({ src: '' })
  expect(htmlOf({ ...written, src, mediaId: '' })).toBe('')
})

it('keeps the caption of a picture among words in their paragraph', () => {
  const html = htmlOf(elementNode('paragraph', {}, { ...written2, showCaption: true }))
  expect(html).toContain('<a href="https://moon.example">Taken at night</a>')
  expect(html.match(/<p\b/g)).toHaveLength(1)
})

it('lets nothing but words, marks and links into a caption', () => {
  const caption = {
    root: elementNode(
      'root',
      {},
      elementNode(
        'paragraph',
        {},
        textNode('fine'),
        { ...written, src: '/x.png' },
        elementNode('link', { url: 'javascript:alert(1)' }, textNode('bad')),
      ),
      elementNode('heading', { tag: 'h1' }, textNode('loud')),
      { type: 'poll', version: 1 },
    ),
  }
  const kept = JSON.stringify(clean({ ...written, caption }))
  expect(kept).toContain('fine')
  expect(kept).toContain('about:blank')
  expect(kept).not.toMatch(/javascript|heading|poll|x\.png/)
  expect(clean({ ...written, caption: 'x' })).toMatchObject({ caption: emptyRichText() })
})

it('is silent for people who cannot see it when it only decorates', () => {
  expect(htmlOf({ ...written, decorative: true })).toContain('alt=""')
})

it('names the pictures of a text, wherever they stand', () => {
  const doc = {
    root: elementNode('root', {}, written, elementNode('paragraph', {}, written2)),
  }
  expect(picturesIn(doc)).toEqual([
    { id: mediaId, alt: 'A red moon', decorative: false },
    { id: mediaId, alt: 'A red moon', decorative: false },
  ])
  expect(
    plainText({
      root: elementNode(
        'root',
        {},
        ...(richTextOf('paragraph', 'One').root.children ?? []),
        written,
      ),
    }),
  ).toBe('One\nA red moon')
})
