// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest'
import { sizedSvg } from '@/src/admin/media/sized-svg'
import { completeBlobs } from '@/src/admin/media/testing/complete-blobs'

beforeAll(completeBlobs)

const sized = async (words: string) => {
  const blob = await sizedSvg(new File([words], 'logo.svg'), 1600)
  expect(blob.type).toBe('image/svg+xml')
  return blob.text()
}
const svg = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h1"/></svg>`

it.each([
  ['a viewBox alone', 'viewBox="0 0 24 48"', ['800', '1600']],
  ['a viewBox with commas', 'viewBox="-4,-4,100,25"', ['1600', '400']],
  [
    'shares of what surrounds it',
    'width="100%" height="100%" viewBox="0 0 10 10"',
    ['1600', '1600'],
  ],
  ['a width alone', 'width="20" viewBox="0 0 40 10"', ['1600', '400']],
  ['nothing', '', ['1600', '800']],
  ['a viewBox of no size', 'viewBox="0 0 0 10"', ['1600', '800']],
])('gives an SVG a size that has %s', async (_what, attributes, expected) => {
  const root = new DOMParser().parseFromString(await sized(svg(attributes)), 'image/svg+xml')
  const { documentElement } = root
  expect(['width', 'height'].map((name) => documentElement.getAttribute(name))).toEqual(expected)
  expect(documentElement.querySelector('path')?.getAttribute('d')).toBe('M0 0h1')
})

it.each([
  ['has a size', svg('width="3cm" height="20" viewBox="0 0 1 1"')],
  ['is none', '<p>Not a picture</p>'],
  ['cannot be read', '<svg'],
  ['was cut off', svg('viewBox="0 0 1 1"').slice(0, -8)],
])('leaves a file alone that %s', async (_what, words) => {
  expect(await sized(words)).toBe(words)
})

it('leaves letters alone that are not written as UTF-8', async () => {
  const words = svg('viewBox="0 0 1 1"').replace('<path', '<text>Bl\u00e5</text><path')
  const bytes = Uint8Array.from(words, (letter) => letter.charCodeAt(0))
  const file = new File([bytes], 'logo.svg')
  expect((await sizedSvg(file, 1600)).size).toBe(file.size)
})
