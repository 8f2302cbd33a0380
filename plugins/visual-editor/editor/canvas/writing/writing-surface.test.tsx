// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { type RichTextHost, useRichTextHost } from '@/plugins/rich-text/kit/host'
import { useUi } from '@/plugins/visual-editor/editor/builder-context'
import type { InlineEditorProps } from '@/plugins/visual-editor/editor/canvas/writing/inline-editor'
import { WritingSurface } from '@/plugins/visual-editor/editor/canvas/writing/writing-surface'
import {
  node,
  openTestEditor,
  testBlocks,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import type { Point } from '@/plugins/visual-editor/editor/drag/drop-target'
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

function openAt(at: Point | null, stage: HTMLElement) {
  const kind = { ...pageKind(testBlocks), InlineEditor }
  const nodes = { root: node('root', ['a']), a: node('note') }
  const parts = { kind, elements: { stage, page: null, layers: null } }
  const surface = <WritingSurface id="a" prop="text" doc={wordsOf('Hello')} />
  const { run, ui } = openTestEditor(nodes, {
    parts,
    children: <WhileWriting>{surface}</WhileWriting>,
  })
  run(() => ui.setState({ writing: { id: 'a', at } }))
}

/** Opens the words only once they are written in. */
function WhileWriting({ children }: { children: ReactNode }) {
  return useUi(({ writing }) => writing !== null) && children
}

it.each([
  ['below the page that settings left', 700, { x: 30, y: 344 }, 456],
  ['in sight', 300, { x: 30, y: 300 }, 100],
])('puts the caret where the words are that were tapped %s', (_what, y, at, scrollTop) => {
  const stage = document.createElement('main')
  stage.getBoundingClientRect = () => ({ bottom: 400 }) as DOMRect
  stage.scrollTop = 100
  openAt({ x: 30, y }, stage)
  expect(tool?.caretAt()).toEqual(at)
  expect(stage.scrollTop).toBe(scrollTop)
})

it('puts the caret at the end where nobody tapped', () => {
  openAt(null, document.createElement('main'))
  expect(tool?.caretAt()).toBeNull()
})

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
