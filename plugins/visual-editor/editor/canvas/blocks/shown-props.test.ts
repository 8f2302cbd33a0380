import { expect, it, vi } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import {
  renderedProps,
  settingsOf,
} from '@/plugins/visual-editor/editor/canvas/blocks/use-block-context'
import type { PageNode } from '@/src/core/page-document/schema'

const text = editorBlocks.get('text')
const words = {
  root: { type: 'root', version: 1, children: [{ type: 'script', url: 'javascript:x' }] },
}
const props = { doc: words, size: 'huge' } as unknown as PageNode['props']

it('does not read words through again while they are written', () => {
  if (!text) {
    throw new Error('There is no text block')
  }
  const read = vi.spyOn(text.definition.schema, 'safeParse')
  expect(renderedProps(text, props, true).doc).toBe(words)
  expect(settingsOf(text, props).size).toBe('text')
  for (const [given] of read.mock.calls) {
    expect(given).not.toHaveProperty('doc')
  }
  read.mockRestore()
  // As soon as nobody writes, what is drawn has been looked at.
  expect(JSON.stringify(renderedProps(text, props, false).doc)).not.toContain('javascript:')
})
