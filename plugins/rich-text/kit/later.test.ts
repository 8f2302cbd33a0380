// @vitest-environment jsdom
import { $generateNodesFromDOM } from '@lexical/html'
import { $getRoot, $insertNodes } from 'lexical'
import { afterEach, expect, it, vi } from 'vitest'
import { allFeatures } from '@/plugins/rich-text/features'
import { insertTableLater, laterTables } from '@/plugins/rich-text/features/tables/later'
import {
  createRichTextEditor,
  registerBehaviour,
} from '@/plugins/rich-text/kit/create-rich-text-editor'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { grow, latersIn, latersOf, loadLater, onGrowth } from '@/plugins/rich-text/kit/later'
import { storedNodes } from '@/plugins/rich-text/testing/open-editor'

let stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) {
    stop()
  }
})

/** As it opens for a text without anything that comes later. */
function open() {
  const editor = createRichTextEditor('null', allFeatures)
  const host = document.createElement('div')
  document.body.append(host)
  editor.setRootElement(host)
  const got: RichTextFeature[] = []
  stops = [
    registerBehaviour(editor, allFeatures),
    onGrowth(editor, (feature) => {
      got.push(feature)
      stops.push(feature.register?.(editor) ?? (() => {}))
    }),
    () => host.remove(),
  ]
  return { editor, got }
}

it('knows what a text needs before it opens, at any depth', () => {
  const paragraph = { type: 'paragraph', children: [] }
  const nested = {
    type: 'collapsible-content',
    children: [{ type: 'table', children: [{ type: 'tablerow', children: [] }] }],
  }
  expect(latersIn({ root: { children: [paragraph] } }, allFeatures)).toEqual([])
  expect(latersIn({ root: { children: [paragraph, nested] } }, allFeatures)).toContain(laterTables)
  expect(latersIn(null, allFeatures)).toEqual([])
})

it('learns tables while it is open: nodes, pasted HTML, behaviour, once', async () => {
  const { editor, got } = open()
  await insertTableLater(editor, { rows: 2, columns: 3 })
  await grow(editor, laterTables)
  expect(got.map(({ name }) => name)).toEqual(['whole-tables'])
  await vi.waitFor(() => expect(storedNodes(editor).map(({ type }) => type)).toContain('table'))
  editor.update(
    () => {
      $getRoot().selectEnd()
      const html = new DOMParser().parseFromString(
        '<table><tr><td>From elsewhere</td></tr></table>',
        'text/html',
      )
      $insertNodes($generateNodesFromDOM(editor, html))
    },
    { discrete: true },
  )
  const tables = storedNodes(editor).filter(({ type }) => type === 'table')
  expect(tables).toHaveLength(2)
  expect(JSON.stringify(tables[1])).toContain('From elsewhere')
  // The rule that columns are as wide as the specification says is at work.
  expect(tables[1]).toHaveProperty('colWidths', [92])
})

it('puts nothing into words that were left', async () => {
  const { editor } = open()
  const inserted = insertTableLater(editor, { rows: 1, columns: 1 })
  editor.setRootElement(null)
  await inserted
  expect(JSON.stringify(editor.getEditorState())).not.toContain('table')
})

it('names all types that a feature brings, so that none is taken for a stranger', async () => {
  for (const later of latersOf(allFeatures)) {
    const { nodes = [] } = await loadLater(later)
    expect(nodes.map((node) => node.getType()).sort()).toEqual([...later.types].sort())
  }
})

it('tries again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ name: 'x' })
  const later = { types: ['x'], load }
  await expect(loadLater(later)).rejects.toThrow('offline')
  await expect(loadLater(later)).resolves.toEqual({ name: 'x' })
})
