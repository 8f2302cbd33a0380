import { describe, expect, it } from 'vitest'
import { createRichTextEditor } from '@/plugins/rich-text/kit/create-rich-text-editor'
import { wholeFeatures } from '@/plugins/rich-text/testing/whole-features'
import { emptyRichText, joinRichTexts, richTextOf } from '@/src/core/rich-text'

const roundTrip = (doc: unknown) =>
  createRichTextEditor(JSON.stringify(doc), wholeFeatures).getEditorState().toJSON()

describe('createRichTextEditor', () => {
  it('keeps headings, paragraphs and words as they were', () => {
    const doc = joinRichTexts(richTextOf('h2', 'About'), richTextOf('paragraph', 'One', 'Two'))
    const kept = roundTrip(doc)
    expect(kept.root.children).toMatchObject([
      { type: 'heading', tag: 'h2', children: [{ text: 'About' }] },
      { type: 'paragraph', children: [{ text: 'One' }] },
      { type: 'paragraph', children: [{ text: 'Two' }] },
    ])
  })

  it('carries nodes it does not know through an edit', () => {
    const quiz = { type: 'quiz', version: 3, question: 'Vinyl?', options: [{ uid: 'a' }] }
    const doc = { root: { ...emptyRichText().root, children: [quiz] } }
    expect(roundTrip(doc).root.children).toEqual([quiz])
  })

  it.each([null, {}, { root: {} }, 'x', 7])('starts empty from %j', (stored) => {
    expect(roundTrip(stored).root.children).toMatchObject([{ type: 'paragraph', children: [] }])
  })
})
