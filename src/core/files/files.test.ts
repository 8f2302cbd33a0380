import { expect, it } from 'vitest'
import { fileSize } from '@/src/core/files'

it.each([
  [0, '0.00 Bytes'],
  [948, '948.00 Bytes'],
  [1024, '1.00 KB'],
  [862_362, '842.15 KB'],
  [2.41 * 1024 ** 2, '2.41 MB'],
  [1.24 * 1024 ** 3, '1.24 GB'],
  [3 * 1024 ** 4, '3.00 TB'],
  [5000 * 1024 ** 4, '5000.00 TB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
