// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, it } from 'vitest'
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
import type { Problem } from '@/src/core/page-document/problem'

afterEach(cleanup)

const problems: Problem[] = [{ code: 'UNKNOWN_TYPE', message: 'Not installed.', nodeId: 'a' }]

function Dialogs({ parts }: { parts: readonly SavePart[] }) {
  const saving = useSaving(parts, useBuilder())
  const [ownPart] = parts
  return (
    ownPart && (
      <SaveDialogs
        problems={problems}
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
