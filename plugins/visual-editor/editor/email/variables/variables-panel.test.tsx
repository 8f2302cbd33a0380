// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import {
  type EmailContext,
  EmailProvider,
} from '@/plugins/visual-editor/editor/email/email-context'
import { VariablesPanel } from '@/plugins/visual-editor/editor/email/variables/variables-panel'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(cleanup)

const { notInCode, nowhereToPut } = ownerMessages.emails

it.each<[string, EmailContext['target']['insert'], string]>([
  ['that it is there', () => '', 'Your artist name put in'],
  ['why it is not', () => notInCode, notInCode],
  ['where it can go while nobody writes', null, nowhereToPut],
])('says of a chosen variable %s', (_what, insert, words) => {
  const email: EmailContext = { variables: ['site.name'], required: [], target: { insert } }
  const { said } = openTestEditor(
    { root: node('root') },
    {
      children: (
        <EmailProvider value={email}>
          <VariablesPanel />
        </EmailProvider>
      ),
    },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Your artist name' }))
  expect(said()).toBe(words)
})
