import { expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import type { RichTextNode } from '@/src/core/rich-text'
import { inkOn } from '@/src/rich-text/nodes/table/cell-style'
import { unpackTables } from '@/src/rich-text/nodes/table/packed-cells'
import { plainText } from '@/src/rich-text/plain-text'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'

const line = (text: string) =>
  elementNode('paragraph', { textFormat: 0, textStyle: '' }, textNode(text))
const cell = (text: string, props = {}) =>
  elementNode(
    'tablecell',
    { backgroundColor: null, colSpan: 1, headerState: 0, rowSpan: 1, ...props },
    line(text),
  )
const row = (...cells: RichTextNode[]) => elementNode('tablerow', {}, ...cells)
const table = (props: object, ...rows: RichTextNode[]) =>
  elementNode('table', { ...props }, ...rows)

const stored = (node: RichTextNode) => sanitizeRichText({ root: elementNode('root', {}, node) })
const clean = (node: RichTextNode) => unpackTables(stored(node)).root.children?.[0]
const cells = (node: RichTextNode | undefined) =>
  (node?.children ?? []).map(({ children = [] }) => children)
const spans = (node: RichTextNode | undefined) =>
  cells(node).map((each) => each.map(({ colSpan, rowSpan }) => `${colSpan}x${rowSpan}`))

it('draws a table that says what heads what', () => {
  const written = table(
    { colWidths: [92, 184] },
    row(cell('City', { headerState: 3 }), cell('Doors', { headerState: 1 })),
    elementNode('tablerow', { height: 60 }, cell('Cork', { headerState: 2 }), cell('20:00')),
  )
  expect(htmlOf(written)).toBe(
    '<div role="group" aria-label="Table" tabindex="0"><table>' +
      '<colgroup><col style="width:92px"/><col style="width:184px"/></colgroup><tbody>' +
      '<tr><th scope="col"><p>City</p></th><th scope="col"><p>Doors</p></th></tr>' +
      '<tr style="height:60px"><th scope="row"><p>Cork</p></th><td><p>20:00</p></td></tr>' +
      '</tbody></table></div>',
  )
})

it('draws merged cells and backgrounds, with words that can be read on them', () => {
  const html = htmlOf(
    table({}, row(cell('a', { colSpan: 2, rowSpan: 2, backgroundColor: '#222' }))),
  )
  expect(html).toContain(
    '<td colSpan="2" rowSpan="2" style="background-color:#222;color:#ffffff"><p>a</p></td>',
  )
  expect([inkOn('#fbe7c6'), inkOn('#fff'), inkOn('#242424')]).toEqual([
    '#000000',
    '#000000',
    '#ffffff',
  ])
})

it('leaves a table with merged cells as the editor wrote it', () => {
  const written = table(
    { colWidths: [92, 100.5, 300], rowStriping: true },
    row(cell('a', { rowSpan: 2 }), cell('b', { colSpan: 2, backgroundColor: '#d3efdc' })),
    row(cell('c'), cell('d', { verticalAlign: 'middle' })),
  )
  expect(clean(written)).toEqual(written)
})

it('makes odd values neutral', () => {
  const odd = table(
    { colWidths: [1, 'x', 1e9], rowStriping: 'yes', style: 'position:fixed', onclick: 'x' },
    elementNode(
      'tablerow',
      { height: -4 },
      cell('a', { backgroundColor: 'url(x)', headerState: 9, width: '10;x', verticalAlign: 'top' }),
      cell('b', { backgroundColor: 'red;position:fixed' }),
      cell('c', { backgroundColor: '#12345' }),
    ),
  )
  const kept = clean(odd)
  expect(kept).toMatchObject({ colWidths: [92, 92, 2000] })
  expect(kept?.children?.[0]).toMatchObject({ height: 33 })
  expect(JSON.stringify(kept)).not.toMatch(/fixed|onclick|url|yes|width"|verticalAlign/)
  expect(cells(kept)[0]?.map((each) => each.backgroundColor)).toEqual([null, null, null])
  expect(cells(kept)[0]?.[0]).toMatchObject({ headerState: 0 })
})

it('makes spans fit the table and each other, and fills holes', () => {
  const overlong = table(
    {},
    row(cell('a', { colSpan: 2, rowSpan: 9 }), cell('b')),
    row(cell('c', { colSpan: 50 })),
    row(),
  )
  const kept = clean(overlong)
  expect(spans(kept)[0]?.[0]).toBe('2x3')
  // Nothing was wider than the widest row.
  const widths = kept?.colWidths as number[]
  expect(widths).toHaveLength(50)
  expect(cells(kept).map((each) => each.length)).toEqual([49, 1, 48])
  expect(clean(kept as RichTextNode)).toEqual(kept)
})

it('cuts what is more than the limits', () => {
  expect(limits.table).toMatchObject({
    rowsMax: 500,
    columnsMax: 50,
    columnMinPx: 92,
    rowMinPx: 33,
  })
  const long = clean(table({}, ...Array.from({ length: 510 }, () => row(cell('x')))))
  expect(long?.children).toHaveLength(500)
  const wide = clean(table({}, row(...Array.from({ length: 60 }, () => cell('x')))))
  expect(cells(wide)[0]).toHaveLength(50)
  expect(wide?.colWidths).toHaveLength(50)
})

it('keeps parts of tables in tables, and nothing else in them', () => {
  const strays = elementNode('paragraph', { textFormat: 0, textStyle: '' }, cell('out'), row())
  expect(JSON.stringify(clean(strays))).not.toMatch(/tablecell|tablerow/)
  const mixed = table({}, line('in'), row(line('x'), cell('a')))
  expect(cells(clean(mixed))).toHaveLength(1)
  expect(clean(table({}))).toBeUndefined()
  expect(htmlOf(strays)).toBe('<p><br/></p>')
  expect(htmlOf(table({}, line('in'), row(line('x'), cell('a'))))).not.toMatch(/>(?:in|x)</)
})

it('gives an empty cell a line to write in', () => {
  const [only] = cells(clean(table({}, row(elementNode('tablecell', {})))))
  expect(only?.[0]?.children).toMatchObject([{ type: 'paragraph' }])
})

it('says a row on a line', () => {
  const doc = {
    root: elementNode(
      'root',
      {},
      line('Dates'),
      table({}, row(cell('Cork'), cell('20:00')), row(cell('Lyon'), cell(''))),
    ),
  }
  expect(plainText(doc)).toBe('Dates\nCork\t20:00\nLyon')
})
