// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testTheme } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { ConflictDialog } from '@/plugins/visual-editor/editor/save/dialogs/conflict-dialog'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'

afterEach(cleanup)

const nodes = { root: node('root', ['note']), note: node('note') }

it('shows both themes beside each other, on the page that is open', async () => {
  const theirs = { ...testTheme, cornerRadius: 31 }
  const part = { name: 'theme', load: async () => ({ content: theirs, rev: 2 }) }
  openTestEditor(nodes, {
    theme: testTheme,
    children: <ConflictDialog part={part as unknown as SavePart} />,
  })
  fireEvent.click(screen.getByText('Open both'))
  const both = await screen.findByRole(
    'dialog',
    { name: 'Theirs and yours' },
    // Its code comes when it is asked for.
    { timeout: 15_000 },
  )
  expect(within(both).getByRole('list', { name: 'What is different' }).textContent).toContain(
    'Round corners',
  )
})

it('says that theirs would be lost, and keeps mine only when asked once more', async () => {
  const keepMine = vi.fn(async () => 'no-room')
  const part = { name: 'theme', keepMine }
  openTestEditor(nodes, { children: <ConflictDialog part={part as unknown as SavePart} /> })
  fireEvent.click(screen.getByText('Keep mine'))
  expect((await screen.findByRole('alert')).textContent).toContain('gives theirs up for good')
  fireEvent.click(screen.getByText('Keep mine anyway'))
  expect(keepMine.mock.calls).toEqual([[{ evenForGood: false }], [{ evenForGood: true }]])
})

it('lets one choose where both are looked at', async () => {
  const loadTheirs = vi.fn(async () => 'unread')
  const keepMine = vi.fn(async () => 'taken')
  const load = async () => ({ content: testTheme, rev: 2 })
  const part = { name: 'theme', load, loadTheirs, keepMine }
  openTestEditor(nodes, {
    theme: testTheme,
    children: <ConflictDialog part={part as unknown as SavePart} />,
  })
  fireEvent.click(screen.getByText('Open both'))
  const both = within(
    await screen.findByRole('dialog', { name: 'Theirs and yours' }, { timeout: 15_000 }),
  )
  fireEvent.click(both.getByText('Load theirs'))
  expect((await both.findByRole('alert')).textContent).toContain('could not be read')
  fireEvent.click(both.getByText('Keep mine'))
  expect(keepMine).toHaveBeenCalledOnce()
  fireEvent.click(both.getByText('Back'))
  expect(screen.queryByRole('dialog', { name: 'Theirs and yours' })).toBeNull()
})
