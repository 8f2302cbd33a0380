import { expect, it } from 'vitest'
import { snappedWidth, widthAfterKey } from '@/plugins/visual-editor/editor/canvas/width/page-width'

it('holds a dragged width at the marks and within the range', () => {
  expect([371, 383, 384, 507, 1020, 1030].map(snappedWidth)).toEqual([
    375, 375, 384, 500, 1024, 1024,
  ])
  expect([0, 5000, 812.4].map(snappedWidth)).toEqual([320, 1600, 812])
})

it('goes by pixels, tens, marks and ends', () => {
  const after = (key: string, from: number, shiftKey = false) =>
    widthAfterKey({ key, shiftKey }, from)
  expect(after('ArrowRight', 500)).toBe(501)
  expect(after('ArrowLeft', 501, true)).toBe(491)
  expect(after('ArrowLeft', 320)).toBe(320)
  expect(after('PageUp', 812)).toBe(1024)
  expect(after('PageDown', 812)).toBe(768)
  expect(after('PageUp', 1500)).toBe(1600)
  expect(after('PageDown', 350)).toBe(320)
  expect(after('Home', 812)).toBe(320)
  expect(after('End', 812)).toBe(1600)
  expect(after('a', 812)).toBeUndefined()
})
