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
import { holdTyped } from '@/plugins/rich-text/kit/hold-typed'
import { type RichTextDoc, richTextOf } from '@/src/core/rich-text'
import { plainText } from '@/src/rich-text/plain-text'

afterEach(cleanup)

/** An editor on an element, and all that it passed on. */
function open(words: string, typedAhead = '') {
  const element = document.createElement('div')
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', 'Text')
  document.body.append(element)
  const passedOn: (string | null)[] = []
  let commit: (() => void) | null = null
  const { unmount } = render(
    <InlineEditor
      initial={JSON.stringify(richTextOf('paragraph', words))}
      findElement={() => element}
      caretAt={() => null}
      takeTypedAhead={() => typedAhead}
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
  /** Types while something that was put in is still on its way. */
  const typeInto = (letters: string) =>
    act(async () => {
      const editor = getNearestEditorFromDOMNode(element)
      if (editor) {
        holdTyped(editor)
      }
      for (const data of letters) {
        element.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data }))
      }
    })
  return { write, typeInto, unmount, commit: () => act(async () => commit?.()), passedOn, element }
}

it('passes on what is written', async () => {
  const { write, passedOn } = open('Salt')
  await write('Salt and signal')
  expect(passedOn).toEqual(['Salt and signal'])
})

it('puts what was typed before it was there at the caret, as a change', async () => {
  const { commit, passedOn } = open('Salt', ' and signal')
  await commit()
  expect(passedOn).toEqual(['Salt and signal'])
})

it('says when all of it is taken back', async () => {
  const { write, passedOn } = open('Salt')
  await write('Salt and signal')
  await write('Salt')
  await write('Salt')
  expect(passedOn).toEqual(['Salt and signal', null])
})

it('passes on what waits for something that is on its way, when it is asked and at the end', async () => {
  const { typeInto, commit, unmount, passedOn } = open('Salt')
  await typeInto(' and')
  await commit()
  expect(passedOn).toEqual(['Salt and'])
  await typeInto(' signal')
  unmount()
  expect(passedOn).toEqual(['Salt and', 'Salt and signal'])
})

it('leaves a field its name, while it is written in and after', () => {
  const { element, unmount } = open('Salt')
  const face = () => [element.getAttribute('role'), element.getAttribute('aria-label')]
  expect([element.contentEditable, ...face()]).toEqual(['true', 'textbox', 'Text'])
  unmount()
  expect(face()).toEqual(['textbox', 'Text'])
})
