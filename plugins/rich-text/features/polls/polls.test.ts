// @vitest-environment jsdom
import {
  $createParagraphNode,
  $getRoot,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { expect, it } from 'vitest'
import {
  addOption,
  moveOption,
  removeOption,
  setOption,
  setQuestion,
} from '@/plugins/rich-text/features/polls/change-poll'
import { PollNode } from '@/plugins/rich-text/features/polls/poll-node'
import { registerPolls } from '@/plugins/rich-text/features/polls/register-polls'
import { createRichTextEditor } from '@/plugins/rich-text/kit/create-rich-text-editor'
import { lendHost } from '@/plugins/rich-text/kit/host'
import { pageConfig } from '@/plugins/rich-text/testing/open-editor'
import { canBeVotedIn, repeatedAnswers, writtenOptions } from '@/src/core/polls/text-polls'

const poll = {
  uid: 'p',
  question: 'Which?',
  options: [
    { uid: 'a', text: 'A' },
    { uid: 'b', text: 'B' },
  ],
}
const uids = ({ options = [] }: { options?: { uid: string }[] }) => options.map(({ uid }) => uid)

it('keeps two to ten answers, of up to 80 letters on one line', () => {
  expect(removeOption('a')(poll)).toEqual({})
  const three = { ...poll, ...addOption(poll) }
  expect(uids(three)).toHaveLength(3)
  expect(uids(three).slice(0, 2)).toEqual(['a', 'b'])
  expect(uids(removeOption('b')(three))).toHaveLength(2)
  const ten = {
    ...poll,
    options: Array.from({ length: 10 }, (_, n) => ({ uid: `${n}`, text: '' })),
  }
  expect(addOption(ten)).toEqual({})
  expect(setOption('a', `${'x'.repeat(90)}\n`)(poll).options?.[0]?.text).toHaveLength(80)
  expect(setQuestion('One\ntwo')(poll)).toEqual({ question: 'One two' })
})

it('shows visitors each answer once, however it is written', () => {
  const options = ['Yes', '', ' yes ', 'No', 'YES', ''].map((text, n) => ({ uid: `${n}`, text }))
  expect([...repeatedAnswers(options)]).toEqual([2, 4])
  expect(uids({ options: writtenOptions({ options }) })).toEqual(['0', '3'])
  expect(canBeVotedIn({ ...poll, options: options.slice(0, 3) })).toBe(false)
  expect(canBeVotedIn({ ...poll, options })).toBe(true)
})

it('moves answers within the list', () => {
  expect(uids(moveOption('b', -1)(poll))).toEqual(['b', 'a'])
  expect(moveOption('a', -1)(poll)).toEqual({})
  expect(moveOption('b', 1)(poll)).toEqual({})
})

const element = { direction: null, format: '', indent: 0, version: 1 }
const stored = (...children: object[]) => ({ root: { ...element, type: 'root', children } })

it('writes what it read', () => {
  const word = {
    ...{ detail: 0, format: 1, mode: 'normal', style: '', text: 'Congrats', version: 1 },
    type: 'keyword',
  }
  const line = { ...element, type: 'paragraph', textFormat: 1, textStyle: '', children: [word] }
  const doc = stored(line, { type: 'poll', version: 1, ...poll })
  const editor = createRichTextEditor(JSON.stringify(doc), pageConfig)
  expect(editor.getEditorState().toJSON()).toEqual(doc)
})

it('makes a copy in the same text a poll of its own', () => {
  const doc = stored({ type: 'poll', version: 1, ...poll })
  const editor = createRichTextEditor(JSON.stringify(doc), pageConfig)
  registerPolls(editor)
  editor.update(() => void $getRoot().append(new PollNode({ version: 1, ...poll })), {
    discrete: true,
  })
  const { children } = editor.getEditorState().toJSON().root as unknown as {
    children: { uid: string; question: string }[]
  }
  expect(children.map(({ question }) => question)).toEqual(['Which?', 'Which?'])
  expect(children[0]?.uid).toBe('p')
  expect(children[1]?.uid).not.toBe('p')
})

it('makes what was copied from another text of the page a poll of its own, and leaves what was cut', () => {
  const pasted = (elsewhere: string[]) => {
    const editor = createRichTextEditor(JSON.stringify(stored()), pageConfig)
    registerPolls(editor)
    lendHost(editor, { pollsElsewhere: () => new Set(elsewhere) })
    editor.update(
      () => {
        const box = $createParagraphNode().append(new PollNode({ version: 1, ...poll }))
        const selection = $getRoot().selectEnd()
        const command = { nodes: [box], selection }
        if (!editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, command)) {
          selection.insertNodes(command.nodes)
        }
      },
      { discrete: true },
    )
    return JSON.stringify(editor.getEditorState()).match(/"uid":"([^"]+)","question"/)?.[1]
  }
  expect(pasted(['p'])).toMatch(/^[\w-]{12}$/)
  expect(pasted(['other'])).toBe('p')
})
