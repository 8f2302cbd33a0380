// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { SaveDialogs } from '@/plugins/visual-editor/editor/save/save-dialogs'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { setUp } from '@/plugins/visual-editor/editor/save/testing/save-desk'
import type { Leaving } from '@/plugins/visual-editor/editor/save/use-leaving'
import { useSaving } from '@/plugins/visual-editor/editor/save/use-saving'

afterEach(cleanup)

function Dialogs({ parts }: { parts: readonly SavePart[] }) {
  const saving = useSaving(parts, useBuilder())
  const [ownPart] = parts
  return (
    ownPart && (
      <SaveDialogs
        ownPart={ownPart}
        saving={saving}
        leaving={{ question: null } as Partial<Leaving> as Leaving}
        adminPath="/admin"
      />
    )
  )
}

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
