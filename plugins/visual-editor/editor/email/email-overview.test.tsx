// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import {
  type EmailContext,
  EmailProvider,
} from '@/plugins/visual-editor/editor/email/email-context'
import { subjectOf } from '@/plugins/visual-editor/editor/email/email-document'
import { EmailOverview } from '@/plugins/visual-editor/editor/email/email-overview'
import { labelOfVariable } from '@/plugins/visual-editor/editor/email/variable-marks'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

afterEach(cleanup)

const tag = '{{site.name}}'
const max = limits.email.subjectMax
const noRoom = ownerMessages.emails.noRoomFor(labelOfVariable('site.name'))

it.each([
  ['puts a variable where there is just room for it', max - tag.length, ''],
  ['cuts no words off for a variable, and none of it', max - tag.length + 1, noRoom],
])('%s', (_what, length, answer) => {
  const words = 'x'.repeat(length)
  const email: EmailContext = { variables: [], required: [], target: { insert: null } }
  const { engine } = openTestEditor(
    { root: node('root', [], { subject: words }) },
    {
      children: (
        <EmailProvider value={email}>
          <EmailOverview sentWhen="" savedHint="" />
        </EmailProvider>
      ),
    },
  )
  const subject = screen.getByLabelText<HTMLInputElement>('Subject')
  fireEvent.focus(subject)
  subject.setSelectionRange(0, 0)
  act(() => expect(email.target.insert?.('site.name')).toBe(answer))
  fireEvent.focusOut(subject)
  expect(subjectOf(engine.document())).toBe(answer === '' ? tag + words : words)
})
