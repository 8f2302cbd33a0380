// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { RestoreDialog } from '@/plugins/visual-editor/editor/save/dialogs/restore-dialog'

afterEach(cleanup)

const emailOf = (subject: string, preheader: string) => ({
  root: node('root', ['mail'], { subject }),
  mail: node('email-root', [], { preheader }),
})

it.each([
  ['the subject', emailOf('Theirs', ''), ['Changed Subject']],
  ['the preview text', emailOf('Ours', 'Hear it first'), ['Changed Preview text']],
])('tells that only %s of an email is another', (_, nodes, told) => {
  const copy = { key: 'k', at: 0, content: { version: 1, nodes } }
  const offer = { copy, name: 'email', isOutdated: false }
  openTestEditor(emailOf('Ours', ''), {
    children: (
      <RestoreDialog
        offer={offer as unknown as Parameters<typeof RestoreDialog>[0]['offer']}
        onRestore={() => {}}
        onDiscard={() => {}}
      />
    ),
  })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(told)
})
