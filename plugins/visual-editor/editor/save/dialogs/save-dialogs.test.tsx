// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import type { LockCalls } from '@/plugins/visual-editor/editor/save/calls/lock-calls'
import { SaveDialogs } from '@/plugins/visual-editor/editor/save/dialogs/save-dialogs'
import type { Leaving } from '@/plugins/visual-editor/editor/save/leaving/use-leaving'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'
import { setUp } from '@/plugins/visual-editor/editor/save/testing/save-desk'
import { type PageLock, usePageLock } from '@/plugins/visual-editor/editor/save/use-page-lock'
import { type Saving, useSaving } from '@/plugins/visual-editor/editor/save/use-saving'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Props = { parts: readonly SavePart[]; onSaving?: (saving: Saving) => void }

function Dialogs({ parts, onSaving, lock }: Props & { lock?: PageLock }) {
  const saving = useSaving(parts, useBuilder())
  onSaving?.(saving)
  const [ownPart] = parts
  return (
    ownPart && (
      <SaveDialogs
        {...(lock && { lock: { ...lock, wayOut: { label: 'Leave', run: async () => '' } } })}
        ownPart={ownPart}
        saving={saving}
        leaving={{ question: null } as Partial<Leaving> as Leaving}
        adminPath="/admin"
      />
    )
  )
}

function LockedDialogs({ parts, api }: Props & { api: LockCalls }) {
  const [ownPart] = parts
  const lock = usePageLock(api, ownPart as SavePart)
  return <Dialogs parts={parts} lock={lock} />
}

it('tells of another window of the same person, once for each time that one comes', async () => {
  let isOpenElsewhere = true
  const api = {
    lock: async () => ({ holder: null, isOpenElsewhere }),
    unlock: async () => {},
    unlockNow: async () => {},
  } as LockCalls
  const parts = [setUp().part as unknown as SavePart]
  const { ui } = openTestEditor(
    { root: node('root') },
    { children: <LockedDialogs parts={parts} api={api} /> },
  )
  const told = ownerMessages.editor.openElsewhere('page')
  const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await look()
  expect(ui.getState().toast?.message).toBe(told)
  act(() => ui.setState({ toast: null }))
  await look()
  expect(ui.getState().toast).toBeNull()
  expect(ui.getState().isOpenElsewhere).toBe(true)
  isOpenElsewhere = false
  await look()
  expect(ui.getState().isOpenElsewhere).toBe(false)
  isOpenElsewhere = true
  await look()
  expect(ui.getState().toast?.message).toBe(told)
})

it.each([
  [
    'the theme is refused',
    (_page: SavePart, { store }: SavePart) =>
      store.setState({ save: { kind: 'refused', message: 'No.' } }),
  ],
  ['somebody else has the page', (page: SavePart) => page.lock()],
])('says that a repair is saved only once somebody wanted that: %s', async (_what, happen) => {
  const page = setUp({ isHeld: true }).part as unknown as SavePart
  const theme = setUp().part as unknown as SavePart
  happen(page, theme)
  const parts = [page, theme]
  openTestEditor({ root: node('root') }, { children: <Dialogs parts={parts} /> })
  await screen.findByRole('button', { name: 'Save the repaired page' })
  page.accept()
  await screen.findByText(/The repaired page is saved/)
})

it('keeps the way to save a repair in sight when the notice is dismissed, and only then', async () => {
  const { part, server } = setUp({ isHeld: true })
  const page = part as unknown as SavePart
  openTestEditor({ root: node('root') }, { children: <Dialogs parts={[page]} /> })
  const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await screen.findByText(/The stored page is untouched/)
  dismiss()
  expect(screen.queryByText(/The stored page is untouched/)).toBeNull()
  screen.getByText('Your changes are not sent yet')
  fireEvent.click(screen.getByRole('button', { name: 'Say why' }))
  screen.getByText(/The stored page is untouched/)
  dismiss()
  fireEvent.click(screen.getByRole('button', { name: 'Save the repaired page' }))
  expect(part.store.getState().isHeld).toBe(false)
  expect(screen.queryByRole('complementary')).toBeNull()
  // What is broken now was not read yet.
  await act(() => page.discard())
  await screen.findByText(/The stored page is untouched/)
  server.isBroken = false
  await act(() => page.discard())
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('leaves blocks of a plugin that was taken out in the repaired page', async () => {
  const page = setUp({ isHeld: true }).part as unknown as SavePart
  const map = node('acme/map', [], { zoom: 3 })
  const { builder } = openTestEditor(
    { root: node('root', ['map']), map },
    { children: <Dialogs parts={[page]} /> },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Save the repaired page' }))
  expect(builder.engine.document().nodes.map).toEqual(map)
})

const refused = { kind: 'refused', message: 'This link leads nowhere.', blockId: 'a' } as const

it.each<[string, SaveResult, string, string]>([
  ['is refused', refused, 'This could not be saved', 'Go on editing'],
  ['needs a login', { kind: 'signed-out' }, 'You are logged out', 'Go on editing'],
])(
  'says in its window alone that publishing %s, also when that was read before',
  async (_what, answer, title, close) => {
    const { part, server, write } = setUp()
    const parts = [part as unknown as SavePart]
    let saving: Saving | undefined
    const { ui } = openTestEditor(
      { root: node('root') },
      { children: <Dialogs parts={parts} onSaving={(now) => (saving = now)} /> },
    )
    act(() => write('mine'))
    for (const _time of [1, 2]) {
      server.answers = [answer]
      await act(async () => saving?.publish())
      const dialog = await screen.findByRole('dialog', { name: title })
      fireEvent.click(within(dialog).getByRole('button', { name: close }))
      expect(screen.queryByRole('dialog')).toBeNull()
    }
    expect(ui.getState()).toMatchObject({ toast: null, announcement: '' })
  },
)

it('leads to the block that cannot be saved', async () => {
  const { part, server, write } = setUp()
  const parts = [part as unknown as SavePart]
  const nodes = { root: node('root', ['a']), a: node('note') }
  const { selected } = openTestEditor(nodes, { children: <Dialogs parts={parts} /> })
  server.answers = [refused]
  act(() => write('mine'))
  await act(() => part.flush())
  fireEvent.click(await screen.findByRole('button', { name: 'Show me' }))
  expect(selected()).toBe('a')
})

it('says when kept work cannot be restored, and keeps it', async () => {
  const { part, kept } = setUp()
  const copy = { content: 'mine', rev: 4, isAside: false, key: '4', at: 0, session: 'former' }
  kept.set(copy.key, copy)
  const failure = new Error('Not readable')
  const restore = () => Promise.reject(failure)
  const listCopies = async () => [{ ...copy, isShown: false, restore }]
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const parts = [{ ...part, name: 'theme', listCopies } as unknown as SavePart]
  const { ui } = openTestEditor({ root: node('root') }, { children: <Dialogs parts={parts} /> })
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  await expect
    .poll(() => ui.getState().toast)
    .toEqual({ message: ownerMessages.editor.notRestored })
  expect(log).toHaveBeenCalledExactlyOnceWith(failure)
  expect([...kept.keys()]).toEqual(['4'])
})
