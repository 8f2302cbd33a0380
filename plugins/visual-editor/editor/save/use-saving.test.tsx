// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'
import { setUp } from '@/plugins/visual-editor/editor/save/testing/save-desk'
import { type Saving, useSaving } from '@/plugins/visual-editor/editor/save/use-saving'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(cleanup)

const { editor } = ownerMessages
const nodes = { root: node('root', ['a']), a: node('note') }

type Props = { parts: readonly SavePart[]; onSaving: (saving: Saving) => void }

function ActionContext({ parts, onSaving }: Props) {
  onSaving(useSaving(parts, useBuilder()))
  return null
}

type Given = { isHeld?: boolean; answer?: SaveResult; theirs?: string }

function open({ isHeld = false, answer, theirs }: Given) {
  const { part, server, write } = setUp({ isHeld })
  const parts = [part as unknown as SavePart]
  let saving: Saving | undefined
  const children = <ActionContext parts={parts} onSaving={(now) => (saving = now)} />
  const opened = openTestEditor(nodes, { children })
  server.answers = answer ? [answer] : []
  server.content = theirs ?? server.content
  act(() => write('mine'))
  return { ...opened, type: write, publish: () => act(async () => saving?.publish()) }
}

const refused = { kind: 'refused', message: 'This link leads nowhere.' } as const

it.each<[string, string | undefined, Parameters<typeof open>[0]]>([
  ['held', editor.notSavedHeld, { isHeld: true }],
  ['locked', editor.notSavedLocked, { answer: { kind: 'locked' } }],
  ['unreachable', editor.notSavedYet, { answer: { kind: 'unreachable' } }],
  ['refused, which a window tells', undefined, { answer: refused }],
  ['signed out, which a window tells', undefined, { answer: { kind: 'signed-out' } }],
  [
    'a conflict, which asks by itself',
    undefined,
    { answer: { kind: 'conflict' }, theirs: 'theirs' },
  ],
])('says why nothing goes live while saving is %s', async (_what, words, given) => {
  const { publish, ui } = open(given)
  await publish()
  expect(ui.getState().toast?.message).toBe(words)
})

it('says aloud again that all is live when that was said before', async () => {
  const { publish, ui, type } = open({})
  const said = async () => {
    await publish()
    return ui.getState().announcement
  }
  const first = await said()
  act(() => type('more'))
  const second = await said()
  expect([first, second.trim()]).toEqual([editor.published, editor.published])
  expect(second).not.toBe(first)
})
