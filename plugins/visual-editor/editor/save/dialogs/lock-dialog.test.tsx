// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import type { LockCalls } from '@/plugins/visual-editor/editor/save/calls/lock-calls'
import { LockDialog } from '@/plugins/visual-editor/editor/save/dialogs/lock-dialog'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { setUp } from '@/plugins/visual-editor/editor/save/testing/save-desk'
import { usePageLock } from '@/plugins/visual-editor/editor/save/use-page-lock'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(cleanup)

const { notTakenOver, noPreview } = ownerMessages.editor

type Props = { api: LockCalls; part: SavePart }

function Locked({ api, part }: Props) {
  const { holder, ...lock } = usePageLock(api, part)
  const wayOut = { label: 'Look only', run: async () => noPreview }
  return holder && <LockDialog lock={{ ...lock, holder }} hasUnsaved={false} wayOut={wayOut} />
}

it('says what it could not do, and closes once it could', async () => {
  let isKeyInScope = false
  const holder = { name: 'Ben', since: '2026-01-01T10:00:00.000Z' }
  const api = {
    lock: async (takesOver) => {
      const taken = isKeyInScope ? { holder: null, isOpenElsewhere: false } : undefined
      return takesOver ? taken : { holder, isOpenElsewhere: false }
    },
    unlock: async () => {},
    unlockNow: async () => {},
  } as LockCalls
  const part = setUp().part as unknown as SavePart
  openTestEditor({ root: node('root') }, { children: <Locked api={api} part={part} /> })
  fireEvent.click(await screen.findByRole('button', { name: 'Look only' }))
  await screen.findByText(noPreview)
  fireEvent.click(screen.getByRole('button', { name: 'Take over' }))
  await screen.findByText(notTakenOver)
  isKeyInScope = true
  fireEvent.click(screen.getByRole('button', { name: 'Take over' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
