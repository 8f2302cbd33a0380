// @vitest-environment jsdom

import { $getRoot, getNearestEditorFromDOMNode } from '@payloadcms/richtext-lexical/lexical'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useCommitBeforeSave } from '@/plugins/rich-text/field/use-commit-before-save'
import { InlineEditor } from '@/plugins/rich-text/inline-editor'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import { type RichTextDoc, richTextOf } from '@/src/core/rich-text'
import { plainText } from '@/src/rich-text/plain-text'

stubLayout()
afterEach(cleanup)

const start = richTextOf('paragraph', 'Salt')

/** Saves as forms of the admin do: by a button that rests until something changes, or its key. */
function Form({ onSave }: { onSave: (words: string) => void }) {
  const [doc, setDoc] = useState<RichTextDoc>(start)
  const [words, setWords] = useState<HTMLElement | null>(null)
  const save = useRef<HTMLButtonElement>(null)
  const registerCommit = useCommitBeforeSave()
  const findElement = useCallback(() => words, [words])
  useEffect(() => {
    const onKeyDown = ({ ctrlKey, key }: KeyboardEvent) => {
      if (ctrlKey && key === 's') {
        save.current?.click()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <div ref={setWords} data-testid="words" />
      {words && (
        <InlineEditor
          initial={JSON.stringify(start)}
          findElement={findElement}
          caretAt={() => null}
          toolbarHost={null}
          registerCommit={registerCommit}
          onCommit={(written) => setDoc(written ?? start)}
          onClose={() => {}}
        />
      )}
      <button
        ref={save}
        type="button"
        disabled={doc === start}
        onClick={() => onSave(plainText(doc))}
      >
        Save
      </button>
    </>
  )
}

/** Types, and does not pause. */
const type = (words: string) =>
  act(async () => {
    const editor = getNearestEditorFromDOMNode(screen.getByTestId('words'))
    editor?.update(() => $getRoot().selectEnd().insertText(words), { discrete: true })
  })

it('saves the last words by keyboard, the first time and again', async () => {
  const saved: string[] = []
  render(<Form onSave={(words) => saved.push(words)} />)
  await type(' and')
  fireEvent.keyDown(screen.getByTestId('words'), { key: 's', code: 'KeyS', ctrlKey: true })
  await type(' signal')
  fireEvent.keyDown(screen.getByTestId('words'), { key: 's', code: 'KeyS', ctrlKey: true })
  expect(saved).toEqual(['Salt and', 'Salt and signal'])
})

it('saves the last words by a press that does not move the focus', async () => {
  const saved: string[] = []
  render(<Form onSave={(words) => saved.push(words)} />)
  await type(' and')
  fireEvent.keyDown(screen.getByTestId('words'), { key: 's', code: 'KeyS', ctrlKey: true })
  await type(' signal')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(saved.at(-1)).toBe('Salt and signal')
})
