// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  getNearestEditorFromDOMNode,
  type LexicalEditor,
} from 'lexical'
import { afterEach, expect, it } from 'vitest'
import { InlineEditor } from '@/plugins/rich-text/inline-editor'
import { type RichTextDoc, richTextOf } from '@/src/core/rich-text'
import { plainText } from '@/src/rich-text/plain-text'

afterEach(cleanup)

/** An editor on an element, and all that it passed on. */
function open(words: string) {
  const element = document.createElement('div')
  document.body.append(element)
  const passedOn: (string | null)[] = []
  let commit: (() => void) | null = null
  render(
    <InlineEditor
      initial={JSON.stringify(richTextOf('paragraph', words))}
      findElement={() => element}
      caretAt={null}
      toolbarHost={null}
      registerCommit={(given) => {
        commit = given
      }}
      onCommit={(doc: RichTextDoc | null) => passedOn.push(doc && plainText(doc))}
      onClose={() => {}}
    />,
  )
  const write = (next: string) =>
    act(async () => {
      const editor: LexicalEditor | null = getNearestEditorFromDOMNode(element)
      editor?.update(
        () =>
          $getRoot()
            .clear()
            .append($createParagraphNode().append($createTextNode(next))),
        { discrete: true },
      )
      commit?.()
    })
  return { write, passedOn }
}

it('passes on what is written', async () => {
  const { write, passedOn } = open('Salt')
  await write('Salt and signal')
  expect(passedOn).toEqual(['Salt and signal'])
})

it('says when all of it is taken back', async () => {
  const { write, passedOn } = open('Salt')
  await write('Salt and signal')
  await write('Salt')
  await write('Salt')
  expect(passedOn).toEqual(['Salt and signal', null])
})
