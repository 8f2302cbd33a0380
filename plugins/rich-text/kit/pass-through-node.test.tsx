// @vitest-environment jsdom
import { $getRoot, type ElementNode } from '@payloadcms/richtext-lexical/lexical'
import { describe, expect, it } from 'vitest'
import { createRichTextEditor } from '@/plugins/rich-text/kit/create-rich-text-editor'
import { openEditor, pageConfig } from '@/plugins/rich-text/testing/open-editor'
import { emptyRichText, joinRichTexts, richTextOf } from '@/src/core/rich-text'

const roundTrip = (doc: unknown) =>
  createRichTextEditor(JSON.stringify(doc), pageConfig).getEditorState().toJSON()

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

  it('shows its words while a text is written, as the site does', async () => {
    const words = richTextOf('paragraph', 'Vinyl?').root.children
    const open = openEditor({ type: 'quiz', version: 3, text: 'Quiz: ', children: words })
    await expect.poll(() => open.host.textContent).toBe('Quiz: Vinyl?')
    expect(open.host.querySelector('[hidden]')).toBeNull()
    open.close()
  })

  it.each([
    ['Backspace', 'behind', 2, true],
    ['Delete', 'before', 0, false],
  ])('leaves a node it does not know when %s is pressed %s it', (_, __, line, isBackward) => {
    const quiz = { type: 'quiz', version: 3 }
    const words = richTextOf('paragraph', 'One', 'Two').root.children ?? []
    const open = openEditor(...words.toSpliced(1, 0, quiz))
    open.update(() => {
      const paragraph = $getRoot().getChildAtIndex<ElementNode>(line)
      const selection = isBackward ? paragraph?.selectStart() : paragraph?.selectEnd()
      selection?.deleteCharacter(isBackward)
    })
    expect(open.nodes().map(({ type }) => type)).toEqual(['paragraph', 'quiz', 'paragraph'])
    open.close()
  })

  it.each([null, {}, { root: {} }, 'x', 7])('starts empty from %j', (stored) => {
    expect(roundTrip(stored).root.children).toMatchObject([{ type: 'paragraph', children: [] }])
  })
})
