import { expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { emptyRichText, type RichTextDoc, type RichTextNode } from '@/src/core/rich-text'
import { type PackedCell, packTables, unpackTables } from '@/src/rich-text/nodes/table/packed-cells'
import { plainText } from '@/src/rich-text/plain-text'
import { richTextProp, sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'

const { rowsMax, columnsMax } = limits.table

const line = (...words: RichTextNode[]) =>
  elementNode('paragraph', { textFormat: 0, textStyle: '' }, ...words)
const cell = (words: RichTextNode[], props = {}) =>
  elementNode(
    'tablecell',
    { colSpan: 1, rowSpan: 1, headerState: 0, backgroundColor: null, ...props },
    line(...words),
  )
const row = (cells: unknown, ...full: RichTextNode[]) => elementNode('tablerow', { cells }, ...full)
const docOf = (...rows: RichTextNode[]): RichTextDoc => ({
  root: { ...emptyRichText().root, children: [elementNode('table', {}, ...rows)] },
})
const rowsOf = ({ root }: RichTextDoc) => root.children?.[0]?.children
const largest = () =>
  docOf(
    ...Array.from({ length: rowsMax }, (_, at) =>
      row(Array.from({ length: columnsMax }, (_, column) => `${at}.${column}`)),
    ),
  )

const bold = cell([textNode('Doors', 1)])
const former = docOf(
  elementNode(
    'tablerow',
    {},
    cell([textNode('City')], { headerState: 1 }),
    bold,
    cell([], { backgroundColor: '#fbe7c6' }),
  ),
  elementNode('tablerow', {}, cell([textNode('Cork')]), cell([]), cell([textNode('20:00')])),
)
const packed: PackedCell[][] = [
  [{ text: 'City', headerState: 1 }, null, { text: '', backgroundColor: '#fbe7c6' }],
  ['Cork', '', '20:00'],
]

it('reads what was stored as nodes, and stores plain cells as their words', () => {
  const stored = sanitizeRichText(former)
  expect(rowsOf(stored)?.map(({ cells }) => cells)).toEqual(packed)
  expect(rowsOf(stored)?.map(({ children }) => children)).toEqual([[bold], []])
  expect(rowsOf(unpackTables(stored))).toEqual(rowsOf(former))
  expect(packTables(unpackTables(stored))).toEqual(stored)
  expect(sanitizeRichText(stored)).toEqual(stored)
})

it('says and draws both forms alike, plain cells as one element', () => {
  const stored = sanitizeRichText(former)
  expect(plainText(stored)).toBe(plainText(former))
  expect(htmlOf(...(stored.root.children ?? []))).toContain(
    '<tr><th scope="col">City</th><td><p><strong>Doors</strong></p></td>' +
      '<td style="background-color:#fbe7c6;color:#000000"></td></tr>' +
      '<tr><td>Cork</td><td></td><td>20:00</td></tr>',
  )
})

it('keeps what a plain cell cannot say as a node', () => {
  const said = [
    cell([textNode('a')], { verticalAlign: 'middle' }),
    cell([textNode('a')], { format: 'center' }),
    cell([{ ...textNode('a'), style: 'font-size: 24px;' }]),
    cell([textNode('a'), textNode('b', 2)]),
    elementNode('tablecell', { ...cell([]), type: 'tablecell' }, line(), line()),
  ]
  const stored = sanitizeRichText(docOf(elementNode('tablerow', {}, ...said)))
  expect(rowsOf(stored)?.[0]?.cells).toEqual(said.map(() => null))
  expect(rowsOf(stored)?.[0]?.children).toHaveLength(said.length)
})

it('takes the largest table, and draws each of its rows by itself', () => {
  const doc = largest()
  expect(sanitizeRichText(doc)).toMatchObject(doc)
  const html = htmlOf(...(sanitizeRichText(doc).root.children ?? []))
  expect(html).toContain('--columns:minmax(92px,92fr)')
  expect(html.length).toBeLessThan(600_000)
})

it.each<[string, RichTextNode]>([
  ['fewer nodes than gaps', row([null, 'a'])],
  ['more nodes than gaps', row(['a'], bold)],
  ['no list', row({ length: 5 })],
  ['a number', row([1])],
  ['a list in a list', row([['a']])],
  ['words that are none', row([{ text: { text: 'a' } }])],
  ['more than words', row([{ text: 'a', onclick: 'x' }])],
  ['ten thousand columns', row(Array.from({ length: 10_000 }, () => ''))],
])('refuses a row with %s, and reads what can be read of it', (_, odd) => {
  const refused = richTextProp.safeParse(docOf(odd))
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([
    ownerMessages.richText.tableNotWhole,
  ])
  const read = sanitizeRichText(docOf(odd, row(['a'])))
  expect(richTextProp.safeParse(read).success).toBe(true)
  expect(rowsOf(read)?.[0]?.cells ?? []).not.toHaveLength(10_000)
})

it('fills rows of unlike length, and cuts what is more than the limits', () => {
  const unlike = sanitizeRichText(docOf(row(['a', 'b']), row(['c'])))
  expect(rowsOf(unlike)?.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['c', ''],
  ])
  const long = docOf(...Array.from({ length: rowsMax + 1 }, () => row(['a'])))
  expect(rowsOf(sanitizeRichText(long))).toHaveLength(rowsMax)
})
