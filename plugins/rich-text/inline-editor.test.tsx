// @vitest-environment jsdom

import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  getNearestEditorFromDOMNode,
  type LexicalEditor,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InlineEditor } from '@/plugins/rich-text/inline-editor'
import { type EditorConfig, editorConfigOf } from '@/plugins/rich-text/kit/editor-config'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import { type RichTextDoc, richTextOf } from '@/src/core/rich-text'
import { plainText } from '@/src/rich-text/plain-text'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

stubLayout()
afterEach(cleanup)

/** An editor on an element, and all that it passed on. */
function open(
  words: string,
  typedAhead = '',
  stored: RichTextDoc = richTextOf('paragraph', words),
  config?: EditorConfig,
) {
  const element = document.createElement('div')
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', 'Text')
  document.body.append(element)
  const passedOn: (string | null)[] = []
  let commit: (() => void) | null = null
  const editorAt = (toolbarHost: HTMLElement | null) => (
    <InlineEditor
      config={config}
      initial={JSON.stringify(stored)}
      findElement={() => element}
      caretAt={() => null}
      takeTypedAhead={() => typedAhead}
      toolbarHost={toolbarHost}
      registerCommit={(given) => {
        commit = given
      }}
      onCommit={(doc: RichTextDoc | null) => passedOn.push(doc && plainText(doc))}
      onClose={() => {}}
    />
  )
  const { unmount, rerender } = render(editorAt(null))
  const moveTools = (place: HTMLElement) => rerender(editorAt(place))
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
  return { write, unmount, moveTools, commit: () => act(async () => commit?.()), passedOn, element }
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

it.each([
  ['all features', undefined],
  ['none, where nothing else tells the history how the text was', editorConfigOf({})],
])('takes what was typed ahead back by undo, with %s', async (_, config) => {
  const { commit, passedOn, element } = open('Salt', ' and signal', undefined, config)
  await commit()
  await act(async () => {
    getNearestEditorFromDOMNode(element)?.dispatchCommand(UNDO_COMMAND, undefined)
  })
  await commit()
  expect(passedOn).toEqual(['Salt and signal', null])
})

it('goes on as it is when its tools shall be elsewhere', () => {
  const { moveTools } = open('Salt')
  const tools = screen.getByRole('toolbar', { name: 'Words' })
  moveTools(document.body.appendChild(document.createElement('div')))
  expect(screen.getByRole('toolbar', { name: 'Words' })).toBe(tools)
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
