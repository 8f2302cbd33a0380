import { expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { drawing, drawingData } from '@/src/rich-text/nodes/drawing/schema'
import { plainText } from '@/src/rich-text/plain-text'
import { richTextHtml } from '@/src/rich-text/rich-text-html'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { htmlOf } from '@/src/rich-text/testing/test-render'

const stroke = { kind: 'pen', color: '#1a1a1a', size: 5, points: [10, 10, 40.26, 90] }
const node = {
  type: 'drawing',
  version: 1,
  mediaId: '',
  src: '/files/public/a/b/drawing.webp',
  altText: 'A lighthouse',
  width: 320,
  height: 200,
  maxWidth: 800,
  format: 'center',
  data: { version: 1, paper: '#ffffff', marks: [stroke] },
}
const docOf = (...children: object[]) => ({
  root: { type: 'root', version: 1, children: children as never[] },
})

it('is a picture with words to visitors, and nothing of the strokes', async () => {
  const html = htmlOf(node)
  expect(html).toContain('<figure')
  expect(html).toContain('alt="A lighthouse"')
  expect(html).not.toContain('marks')
  expect(await richTextHtml(docOf(node))).toBe(
    '<figure><img alt="A lighthouse" src="/files/public/a/b/drawing.webp" width="320" height="200" /></figure>',
  )
  expect(plainText(docOf(node))).toBe('A lighthouse')
})

it('keeps what can be drawn, to a tenth of a pixel, and stays on the sheet', () => {
  const { marks } = drawingData.parse({
    paper: '#ffffff',
    marks: [
      stroke,
      { ...stroke, points: [-50, 5000] },
      {
        kind: 'words',
        color: '#d92d20',
        size: 2,
        points: [1, 2],
        text: '<script>alert(1)</script>',
      },
      { kind: 'box', color: '#d92d20', size: 2, points: [1, 2, 3, 4], extra: 'gone' },
    ],
  })
  expect(marks.map(({ kind }) => kind)).toEqual(['pen', 'pen', 'words', 'box'])
  expect(marks[0]?.points).toEqual([10, 10, 40.3, 90])
  expect(marks[1]?.points).toEqual([0, 800])
  expect(marks[3]).not.toHaveProperty('extra')
})

it('drops marks that are none, and what is hostile in them', () => {
  const hostile = [
    '<svg onload=alert(1)>',
    null,
    { ...stroke, kind: 'image', href: 'https://tracker.test/a.png' },
    { ...stroke, color: 'red;background:url(https://tracker.test)' },
    { ...stroke, color: 'url(javascript:alert(1))' },
    { ...stroke, size: 1e9 },
    { ...stroke, points: [1, 2, 3] },
    { ...stroke, points: ['M0 0', 'L1 1'] },
    { ...stroke, points: [Number.NaN, 1] },
    { ...stroke, kind: 'line', points: [1, 2] },
    { kind: 'words', color: '#1a1a1a', size: 2, points: [1, 2], text: ' ' },
  ]
  expect(drawingData.parse({ paper: 'url(x)', marks: hostile })).toEqual({
    version: 1,
    paper: null,
    marks: [],
  })
  const [kept] =
    sanitizeRichText(docOf({ ...node, data: '<svg onload=alert(1)>' })).root.children ?? []
  expect(kept?.data).toEqual({ version: 1, paper: null, marks: [] })
})

it('has room for so much and no more', () => {
  const { marksMax, numbersMax } = limits.drawing
  const many = Array.from({ length: marksMax + 5 }, () => stroke)
  expect(drawingData.parse({ marks: many }).marks).toHaveLength(marksMax)
  const long = { ...stroke, points: Array<number>(numbersMax).fill(1) }
  expect(drawingData.parse({ marks: [long, stroke] }).marks).toEqual([long])
  const most = JSON.stringify(drawing.parse({ ...node, data: { marks: [long] } }))
  expect(most.length).toBeLessThan(limits.richText.bytesMax)
})

it('shows no picture of another host', () => {
  for (const src of ['https://tracker.test/a.png', '//tracker.test/a.png', 'javascript:alert(1)']) {
    expect(htmlOf({ ...node, src })).not.toContain('img')
  }
})
