// @vitest-environment jsdom

import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  getNearestEditorFromDOMNode,
  type LexicalEditor,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InlineEditor } from '@/plugins/rich-text/inline-editor'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import { type RichTextDoc, richTextOf } from '@/src/core/rich-text'
import { plainText } from '@/src/rich-text/plain-text'
import { elementNode, textNode } from '@/src/rich-text/test-render'

stubLayout()
afterEach(cleanup)

/** An editor on an element, and all that it passed on. */
function open(
  words: string,
  typedAhead = '',
  stored: RichTextDoc = richTextOf('paragraph', words),
) {
  const element = document.createElement('div')
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', 'Text')
  document.body.append(element)
  const passedOn: (string | null)[] = []
  let commit: (() => void) | null = null
  const { unmount } = render(
    <InlineEditor
      initial={JSON.stringify(stored)}
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
  return { write, unmount, commit: () => act(async () => commit?.()), passedOn, element }
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

it('takes nothing that features make of a text when it opens for a change', async () => {
  const { commit, passedOn } = open('Congratulations to https://a.example')
  await commit()
  expect(passedOn).toEqual([])
})

it('takes what was typed ahead back by undo', async () => {
  const { commit, passedOn, element } = open('Salt', ' and signal')
  await commit()
  await act(async () => {
    getNearestEditorFromDOMNode(element)?.dispatchCommand(UNDO_COMMAND, undefined)
  })
  await commit()
  expect(passedOn).toEqual(['Salt and signal', null])
})

it('opens a text with a table, whose feature looks at its elements', () => {
  const cell = elementNode(
    'tablecell',
    { headerState: 0 },
    elementNode('paragraph', {}, textNode('Cork')),
  )
  const table = elementNode('table', {}, elementNode('tablerow', {}, cell))
  const { element } = open('', '', { root: elementNode('root', {}, table) })
  expect(element.querySelector('td')?.textContent).toBe('Cork')
})

it('leaves a field its name, while it is written in and after', () => {
  const { element, unmount } = open('Salt')
  const face = () => [element.getAttribute('role'), element.getAttribute('aria-label')]
  expect([element.contentEditable, ...face()]).toEqual(['true', 'textbox', 'Text'])
  unmount()
  expect(face()).toEqual(['textbox', 'Text'])
})
