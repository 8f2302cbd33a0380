import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fontStyles } from '@/src/core/theme/fonts'

/** The tables of a WOFF file by name. */
function tablesOf(file: Buffer): ReadonlyMap<string, Buffer> {
  const entries = Array.from({ length: file.readUInt16BE(12) }, (_, index) => 44 + 20 * index)
  return new Map(
    entries.map((at) => {
      const [start, packed, length] = [4, 8, 12].map((by) => file.readUInt32BE(at + by))
      const data = file.subarray(start, (start ?? 0) + (packed ?? 0))
      const name = file.toString('latin1', at, at + 4)
      return [name, packed === length ? data : inflateSync(data)] as const
    }),
  )
}

/** The glyph of a character, by the font's table of ranges. */
function glyphOf(cmap: Buffer, code: number): number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  )
  const start = subtables.find((at) => cmap.readUInt16BE(at) === 4) ?? 0
  const size = cmap.readUInt16BE(start + 6)
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map(
    (by) => start + by,
  ) as [number, number, number, number]
  for (let by = 0; by < size; by += 2) {
    const first = cmap.readUInt16BE(starts + by)
    if (code <= cmap.readUInt16BE(ends + by) && code >= first) {
      const offset = cmap.readUInt16BE(offsets + by)
      const base = offset ? cmap.readUInt16BE(offsets + by + offset + 2 * (code - first)) : code
      return (base + cmap.readInt16BE(deltas + by)) & 0xffff
    }
  }
  return 0
}

/** How far a letter reaches above the line it stands on, in em. */
function heightOf(path: string, letter: string): number {
  const tables = tablesOf(readFileSync(path))
  const table = (name: string) => tables.get(name) ?? Buffer.alloc(0)
  const head = table('head')
  const glyph = glyphOf(table('cmap'), letter.codePointAt(0) ?? 0)
  const at = head.readInt16BE(50)
    ? table('loca').readUInt32BE(4 * glyph)
    : 2 * table('loca').readUInt16BE(2 * glyph)
  return table('glyf').readInt16BE(at + 8) / head.readUInt16BE(18)
}

it.each([
  ['Anton', 'anton'],
  ['Bebas Neue', 'bebas-neue'],
  ['Fjalla One', 'fjalla-one'],
] as const)('leaves the accents of %s below the line above', (family, name) => {
  const path = `node_modules/@fontsource/${name}/files/${name}`
  const latin = `${path}-latin-400-normal.woff`
  const { leading } = fontStyles[family].display
  // The file is read rightly.
  expect(heightOf(latin, 'É')).toBeGreaterThan(heightOf(latin, 'E'))
  for (const letter of 'ÀÄÅÉÊÑÖÜ') {
    expect(heightOf(latin, letter), letter).toBeLessThan(leading)
  }
  for (const letter of 'ĂČĞŐŮŻ') {
    expect(heightOf(`${path}-latin-ext-400-normal.woff`, letter), letter).toBeLessThan(leading)
  }
})
