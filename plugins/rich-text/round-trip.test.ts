// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hostileTexts } from '@/plugins/rich-text/testing/hostile-text'
import { openStored } from '@/plugins/rich-text/testing/open-editor'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { nodeSchemas, sanitizeRichText } from '@/src/rich-text/schema'
import { randomText } from '@/src/rich-text/testing/random-text'
import { runs, some } from '@/src/testing/soak'

it('gives texts back as they were, opened for writing and closed again', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(randomText, (doc) => {
      expect(comparable(sanitizeRichText(openAndClose(doc)))).toEqual(comparable(doc))
    }),
    runs(500),
  )
})

it('opens whatever has been through the gate, also what nobody wrote here', {
  timeout: 60_000,
}, () => {
  const alone = hostileTexts().flatMap(({ root }) =>
    (root.children ?? []).map((child) => ({ root: { ...root, children: [child] } })),
  )
  for (const doc of some(alone)) {
    expect(() => openAndClose(sanitizeRichText(doc))).not.toThrow()
  }
})

it('keeps the address of a link that Payload wrote, and foreign nodes as they are', () => {
  const fields = { linkType: 'custom', url: 'https://a.example/', newTab: true }
  const words = (text: string) => ({ type: 'text', text, format: 0, style: '', version: 1 })
  const link = { type: 'link', fields, children: [words('here')], version: 3 }
  const foreign = { type: 'block', fields: { blockType: 'map', at: [1, 2] }, version: 2 }
  const paragraph = { type: 'paragraph', children: [link], version: 1 }
  const root = { type: 'root', version: 1, children: [paragraph, foreign] }
  const [first, second] = openAndClose(sanitizeRichText({ root } as never)).root.children ?? []
  expect(first?.children?.[0]).toMatchObject({
    type: 'link',
    url: 'https://a.example/',
    target: '_blank',
  })
  expect(second).toEqual(foreign)
})

it('lets through what has been through the gate', () => {
  fc.assert(
    fc.property(randomText, (doc) => {
      expect(sanitizeRichText(JSON.parse(JSON.stringify(doc)))).toEqual(doc)
    }),
    runs(500),
  )
})

/** What is there to be stored again. */
function openAndClose(doc: RichTextDoc): RichTextDoc {
  const { editor, close } = openStored(JSON.stringify(doc))
  const written = JSON.parse(JSON.stringify(editor.getEditorState()))
  close()
  return written
}

/** Lexical notes on a line how its first words look, for those that are typed there next. */
function comparable(doc: RichTextDoc): unknown {
  return JSON.parse(JSON.stringify(doc), (key, value) =>
    key === 'textFormat' || key === 'textStyle' ? undefined : value,
  )
}

it('was tried with nodes of every kind', () => {
  const kinds = new Set<string>()
  const look = (node: RichTextNode) => {
    kinds.add(node.type)
    node.children?.forEach(look)
  }
  for (const { root } of fc.sample(randomText, { numRuns: 500, seed: 1 })) {
    look(root)
  }
  expect([...kinds].sort()).toEqual(Object.keys(nodeSchemas).sort())
})
