// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRichTextEditor } from '@/plugins/rich-text/kit/create-rich-text-editor'
import { openEditor, pageConfig, storedNodes } from '@/plugins/rich-text/testing/open-editor'
import { emptyRichText, type RichTextNode } from '@/src/core/rich-text'
import { packTables, unpackTables } from '@/src/rich-text/nodes/table/packed-cells'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'
import { runs } from '@/src/testing/soak'

const lineOf = (text: string) =>
  elementNode('paragraph', { textFormat: 0, textStyle: '' }, textNode(text))
const words = fc.string({ minLength: 1, maxLength: 12 }).map((text) => `${text}x`)
const line = words.map(lineOf)

const cell = fc
  .record({
    backgroundColor: fc.constantFrom(null, '#fbe7c6', '#222'),
    colSpan: fc.integer({ min: 1, max: 3 }),
    headerState: fc.integer({ min: 0, max: 3 }),
    rowSpan: fc.integer({ min: 1, max: 3 }),
  })
  .chain((props) =>
    fc
      .array(line, { minLength: 1, maxLength: 2 })
      .map((lines) => elementNode('tablecell', props, ...lines)),
  )
const row = fc
  .tuple(
    fc.option(fc.integer({ min: 33, max: 200 })),
    fc.array(cell, { minLength: 1, maxLength: 4 }),
  )
  .map(([height, cells]) => elementNode('tablerow', height === null ? {} : { height }, ...cells))
const table = fc
  .tuple(fc.boolean(), fc.array(row, { minLength: 1, maxLength: 4 }))
  .map(([isStriped, rows]) =>
    elementNode('table', { ...(isStriped && { rowStriping: true }) }, ...rows),
  )

const code = fc
  .tuple(
    fc.constantFrom('plain', 'javascript', 'rust', 'cobol', undefined),
    fc.array(fc.tuple(words, fc.constantFrom('keyword', 'string', undefined)), { maxLength: 4 }),
  )
  .map(([language, pieces]) =>
    elementNode(
      'code',
      { ...(language && { language }) },
      ...pieces.flatMap(([text, highlightType]): RichTextNode[] => [
        { ...textNode(text), type: 'code-highlight', ...(highlightType && { highlightType }) },
        { type: 'linebreak', version: 1 },
      ]),
    ),
  )

const { block } = fc.letrec<{ block: RichTextNode; box: RichTextNode }>((tie) => ({
  block: fc.oneof({ maxDepth: 3, withCrossShrink: true }, line, table, code, tie('box')),
  box: fc
    .tuple(fc.boolean(), words, fc.array(tie('block'), { minLength: 1, maxLength: 3 }))
    .map(([open, title, blocks]) =>
      elementNode(
        'collapsible-container',
        { open },
        elementNode('collapsible-title', {}, textNode(title)),
        elementNode('collapsible-content', {}, ...blocks),
      ),
    ),
}))
const doc = fc
  .array(block, { minLength: 1, maxLength: 4 })
  // Spans that meet are what the server makes of them.
  .map((children) => sanitizeRichText({ root: { ...emptyRichText().root, children } }))

it('writes tables, containers and pieces of code as they were read', () => {
  fc.assert(
    fc.property(doc, (stored) => {
      const editor = createRichTextEditor(JSON.stringify(stored), pageConfig)
      expect(storedNodes(editor)).toEqual(unpackTables(stored).root.children)
      expect(packTables({ root: { ...stored.root, children: storedNodes(editor) } })).toEqual(
        stored,
      )
      expect(sanitizeRichText(stored)).toEqual(stored)
    }),
    runs(500),
  )
})

it('changes nothing by being opened for writing', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(table, line), { minLength: 1, maxLength: 3 }), (children) => {
      const stored = sanitizeRichText({ root: { ...emptyRichText().root, children } })
      const open = openEditor(...(stored.root.children ?? []))
      open.update(() => {})
      expect(open.nodes()).toEqual(unpackTables(stored).root.children)
      open.close()
    }),
    { ...runs(40), examples: [[[lineOf('Write to me@example.com')]]] },
  )
})
