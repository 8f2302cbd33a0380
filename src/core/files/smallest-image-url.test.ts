import { expect, it } from 'vitest'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { smallestImageUrl } from '@/src/core/files/smallest-image-url'

const cover: MediaView = {
  id: 'm',
  url: '/original.png',
  alt: '',
  width: 2000,
  height: 2000,
  mimeType: 'image/png',
  sizes: [
    { url: '/w320.webp', width: 320, height: 320 },
    { url: '/w640.webp', width: 640, height: 640 },
  ],
  focalX: 50,
  focalY: 50,
}

it('takes the smallest copy that is wide enough, else the original', () => {
  expect(smallestImageUrl(cover, 192)).toBe('/w320.webp')
  expect(smallestImageUrl(cover, 400)).toBe('/w640.webp')
  expect(smallestImageUrl(cover, 1200)).toBe('/original.png')
  expect(smallestImageUrl(null, 100)).toBe('')
})
