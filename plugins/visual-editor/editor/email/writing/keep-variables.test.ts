// @vitest-environment jsdom
import { $getRoot, $getSelection, $isRangeSelection } from '@payloadcms/richtext-lexical/lexical'
import { afterEach, expect, it } from 'vitest'
import { editorConfigOf } from '@/plugins/rich-text/kit/editor-config'
import { openStored } from '@/plugins/rich-text/testing/open-editor'
import type { InsertVariable } from '@/plugins/visual-editor/editor/email/email-context'
import { withChips, withoutChips } from '@/plugins/visual-editor/editor/email/writing/chips'
import { variablesFeature } from '@/plugins/visual-editor/editor/email/writing/email-inline-editor'
import { mailFeatures } from '@/plugins/visual-editor/editor/email/writing/mail-features'
import type { VariableName } from '@/src/core/email/variables'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { type RichTextDoc, richTextOf } from '@/src/core/rich-text'
import { plainText } from '@/src/rich-text/plain-text'

const known = new Set(['reset.url', 'site.name'])

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** Words of an email that needs its link, which stands nowhere else unless said. */
function open(doc: RichTextDoc, needed = ['reset.url']) {
  const kept: string[] = []
  let insert: InsertVariable | null = null
  const config = editorConfigOf({
    ...mailFeatures,
    variables: {
      clientFeatureProvider: variablesFeature({
        known,
        mustStay: (name) => needed.includes(name),
        onKept: (name) => kept.push(name),
        onOpen: (opened) => {
          insert = opened
        },
      }),
    },
  })
  const { editor, close } = openStored(JSON.stringify(withChips(doc, known)), config)
  stop = close
  return {
    kept,
    insert: (name: VariableName) => insert?.(name),
    run: (change: () => void) => editor.update(change, { discrete: true }),
    words: () => {
      const json = JSON.parse(JSON.stringify(editor.getEditorState())) as RichTextDoc
      return plainText(withoutChips(json))
    },
  }
}

const $select = () => {
  $getRoot().select(0, $getRoot().getChildrenSize())
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) {
    throw new Error('Nothing is selected')
  }
  return selection
}
const words = 'Choose one here: {{reset.url}} Bye, {{site.name}}'

it('keeps the needed one when everything is deleted, and the words go', () => {
  const { run, words: left, kept } = open(richTextOf('paragraph', words))
  run(() => $select().removeText())
  expect(left()).toBe('{{reset.url}}')
  expect(kept).toEqual(['reset.url'])
})

it('keeps it when something is typed or pasted over it', () => {
  const { run, words: left } = open(richTextOf('paragraph', words))
  run(() => $select().insertText('New'))
  expect(left()).toContain('New')
  expect(left()).toContain('{{reset.url}}')
  expect(left()).not.toContain('{{site.name}}')
})

it('keeps it where it stands when it alone is deleted', () => {
  const { run, words: left, kept } = open(richTextOf('paragraph', words))
  run(() => {
    const chip = $getRoot().getFirstDescendant()?.getNextSibling()
    chip?.selectNext(0, 0)
    const selection = $getSelection()
    if ($isRangeSelection(selection)) {
      selection.deleteCharacter(true)
    }
    chip?.remove()
  })
  expect(left()).toBe(words)
  expect(kept).toEqual(['reset.url'])
})

it('keeps it when its paragraph is taken away, or all of them are', () => {
  const { run, words: left } = open(richTextOf('paragraph', 'Hello', words))
  run(() => $getRoot().getLastChild()?.remove())
  expect(left()).toContain('{{reset.url}}')
  run(() => void $getRoot().clear())
  expect(left()).toContain('{{reset.url}}')
})

it('lets it move, and lets go of one of two', () => {
  const {
    run,
    words: left,
    kept,
  } = open(richTextOf('paragraph', '{{reset.url}} or {{reset.url}} twice'))
  run(() => $getRoot().getFirstDescendant()?.remove())
  expect(left()).toBe('or {{reset.url}} twice')
  run(() => $select().insertRawText('Here: {{reset.url}}'))
  expect(left()).toBe('Here: {{reset.url}}')
  expect(kept).toEqual([])
})

function code(text: string): RichTextDoc {
  const { root } = richTextOf('paragraph', text)
  const [paragraph] = root.children ?? []
  return {
    root: { ...root, children: [{ ...paragraph, type: 'code', version: 1, language: null }] },
  }
}

it('puts none into code, which is sent as it is written, and says so', () => {
  const { run, insert, words: left } = open(code('x'), [])
  run(() => void $getRoot().getFirstDescendant()?.selectEnd())
  expect(insert('site.name')).toBe(ownerMessages.emails.notInCode)
  expect(left()).toBe('x')
})

it('puts one where the caret is', async () => {
  const { run, insert, words: left } = open(richTextOf('paragraph', 'From '), [])
  run(() => void $getRoot().getFirstDescendant()?.selectEnd())
  expect(insert('site.name')).toBe('')
  await expect.poll(() => left()).toBe('From {{site.name}}')
})

it('leaves what is pasted or typed into code there', () => {
  const { run, words: left } = open(code('x'), [])
  run(() => $getRoot().getFirstDescendant()?.selectEnd().insertRawText(' {{site.name}} y'))
  expect(left()).toBe('x {{site.name}} y')
})

it('lets go of what the email has elsewhere, or does not need', () => {
  const { run, words: left, kept } = open(richTextOf('paragraph', words), [])
  run(() => $select().removeText())
  expect(left()).toBe('')
  expect(kept).toEqual([])
})
