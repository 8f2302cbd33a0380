// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  findClip,
  withoutSiteReferences,
  writeClip,
} from '@/plugins/visual-editor/editor/clipboard/create-clipboard'
import { node, testBlocks } from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { emptyRichText, richTextOf } from '@/src/core/rich-text'

const page: PageDocument = {
  version: 1,
  nodes: {
    root: node('root', ['hero', 'other']),
    hero: node('box', ['a'], { title: 'Hero' }),
    a: node('note', [], { title: 'Tour & "friends" <3', picture: 'picture-1' }),
    other: node('note'),
  },
}
const written = writeClip(testBlocks, page, 'hero', { profileId: 'luna', kind: 'page' })
const reading = (only: readonly string[]) => (type: string) =>
  (only.includes(type) && written[type]) || ''

describe('what is copied', () => {
  it('carries blocks in its own type and inside HTML alike, and words for everybody', () => {
    const from = { profileId: 'luna', kind: 'page' }
    const clip = { version: 1, ...from, rootId: 'hero', nodes: { ...page.nodes } }
    delete clip.nodes.root
    delete clip.nodes.other
    for (const type of ['application/x-bandstand-blocks+json', 'text/html']) {
      expect(findClip(reading([type]))).toEqual(clip)
    }
    expect(written['text/plain']).toBe('Hero\nTour & "friends" <3')
    expect(written['text/html']).toContain('<p>Tour &amp; &quot;friends&quot; &lt;3</p>')
  })

  it('is nothing to foreign or broken clipboards', () => {
    expect(findClip(reading([]))).toBeUndefined()
    expect(findClip((type) => (type === 'text/html' ? '<p>Some words</p>' : ''))).toBeUndefined()
    expect(findClip(() => 'data-bandstand-blocks')).toBeUndefined()
  })
})

it('leaves pictures behind that belong to another site', () => {
  const { subtree, removed } = withoutSiteReferences(
    { rootId: 'hero', nodes: page.nodes },
    testBlocks,
  )
  expect(removed).toBe(1)
  expect(subtree.nodes.a?.props).toEqual({ title: 'Tour & "friends" <3' })
  expect(subtree.nodes.hero).toEqual(page.nodes.hero)
})

it('leaves those inside texts behind, too, with everything else in its place', () => {
  const picture = (type: string) => ({ type, version: 1, mediaId: 'picture-1', src: '' })
  const doc = richTextOf('paragraph', 'Words')
  const [paragraph] = doc.root.children ?? []
  const words = paragraph?.children ?? []
  const poll = { type: 'poll', version: 1, uid: 'p', question: 'Where to?', options: [] }
  const textWith = (...children: unknown[]) =>
    ({ root: { ...doc.root, children } }) as unknown as PageNode['props'][string]
  const nodes = {
    a: node('note', [], {
      doc: textWith(
        picture('image'),
        { ...paragraph, children: [...words, picture('inline-image')] },
        picture('drawing'),
        poll,
      ),
      bare: textWith(picture('image')),
    }),
  }
  const { subtree, removed } = withoutSiteReferences({ rootId: 'a', nodes }, testBlocks)
  expect(removed).toBe(4)
  expect(subtree.nodes.a?.props).toEqual({
    doc: textWith(paragraph, poll),
    bare: emptyRichText(),
  })
})
