// @vitest-environment jsdom
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  getNearestEditorFromDOMNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { DescriptionField } from '@/plugins/rich-text/field/description-field'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import { useWritingScreen, WritingScreen } from '@/src/admin/writing/writing-screen'
import type { SaveState } from '@/src/admin/writing/writing-state'
import { type RichTextDoc, richTextOf } from '@/src/core/rich-text'
import { plainText } from '@/src/rich-text/plain-text'

stubLayout()
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const done: string[] = []
const writing = {
  store: createStore(() => ({
    save: { kind: 'saved', at: null } as SaveState<unknown>,
    elsewhere: [] as readonly string[],
  })),
  choose: vi.fn(),
  restore: () => false,
  flush: async () => done.push('flush'),
  stop: vi.fn(),
}
const salt = richTextOf('paragraph', 'Salt')

function Page() {
  const page = useWritingScreen({ apiPath: '/api', profileId: 'luna' })
  const set = (doc: RichTextDoc) => done.push(plainText(doc))
  return (
    <WritingScreen screen={page} writing={writing}>
      <DescriptionField value={salt} set={set} />
    </WritingScreen>
  )
}

it('passes on the last words before its screen is left', async () => {
  render(<Page />)
  const words = screen.getByRole('textbox', { name: 'Description' })
  fireEvent.mouseDown(words)
  const editorOf = (): LexicalEditor | null => getNearestEditorFromDOMNode(words)
  await expect.poll(editorOf).toBeTruthy()
  await act(async () =>
    editorOf()?.update(
      () =>
        $getRoot()
          .clear()
          .append($createParagraphNode().append($createTextNode('Salt and signal'))),
      { discrete: true },
    ),
  )
  expect(done).toEqual([])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  expect(done).toEqual(['Salt and signal', 'flush'])
})
