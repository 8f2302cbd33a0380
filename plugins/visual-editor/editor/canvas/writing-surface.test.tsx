// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type RichTextHost, useRichTextHost } from '@/plugins/rich-text/kit/host'
import type { InlineEditorProps } from '@/plugins/visual-editor/editor/canvas/inline-editor'
import { WritingSurface } from '@/plugins/visual-editor/editor/canvas/writing-surface'
import {
  node,
  openTestEditor,
  testBlocks,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { pageKind } from '@/plugins/visual-editor/editor/kind/page-kind'
import type { PageNode } from '@/src/core/page-document/schema'
import { richTextOf } from '@/src/core/rich-text'

afterEach(cleanup)

const wordsOf = (text: string) => richTextOf('paragraph', text)

let tool: InlineEditorProps | undefined
let host: RichTextHost

/** A writing tool that passes on what it is given. */
function InlineEditor(props: InlineEditorProps) {
  tool = props
  host = useRichTextHost()
  return null
}

/** Words that say “Hello”. */
function open(others: Record<string, PageNode> = {}) {
  const text = wordsOf('Hello') as unknown as PageNode['props'][string]
  const nodes = {
    root: node('root', ['a', ...Object.keys(others)]),
    a: node('note', [], { text }),
    ...others,
  }
  const editor = openTestEditor(nodes, {
    parts: { kind: { ...pageKind(testBlocks), InlineEditor } },
    children: <WritingSurface id="a" prop="text" doc={wordsOf('Hello')} />,
  })
  return {
    ...editor,
    write: (text: string | null) => act(() => tool?.onCommit(text === null ? null : wordsOf(text))),
    words: () => editor.engine.document().nodes.a?.props.text,
  }
}

it('leaves no step of undo when all that was written is taken back', () => {
  const { engine, write, words } = open()
  write('Hello world')
  write(null)
  expect(words()).toEqual(wordsOf('Hello'))
  expect(engine.canUndo()).toBe(false)
})

it('takes back all that was written, also from before another change came between', () => {
  const { engine, run, write, words } = open()
  write('Hello world')
  run(() => engine.setProps('a', { title: 'Large' }, 'size'))
  write('Hello world!')
  write(null)
  expect(words()).toEqual(wordsOf('Hello'))
  expect(engine.document().nodes.a?.props.title).toBe('Large')
})

it('tells the words which polls stand elsewhere on the page', () => {
  const poll = (uid: string) => ({ text: { type: 'poll', uid } })
  const { engine, run } = open({ b: node('note', [], poll('theirs')) })
  expect(host.pollsElsewhere?.()).toEqual(new Set(['theirs']))
  run(() => engine.setProps('a', poll('own'), 'words'))
  expect(host.pollsElsewhere?.()).toEqual(new Set(['theirs']))
})
