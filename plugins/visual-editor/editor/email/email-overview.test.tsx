// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
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
import { SubjectPanel } from '@/plugins/visual-editor/editor/email/email-workspace'
import { labelOfVariable, type VariableName } from '@/src/core/email/variables'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(cleanup)

const tag = '{{site.name}}'
const max = limits.email.subjectMax
const noRoom = ownerMessages.emails.noRoomFor(labelOfVariable('site.name'))

function open(subject: string, variables: readonly VariableName[] = []) {
  const email: EmailContext = { variables, required: [], target: { insert: null } }
  const { engine } = openTestEditor(
    { root: node('root', [], { subject }) },
    {
      children: (
        <EmailProvider value={email}>
          <EmailOverview sender="Kito" sentWhen="" savedHint="" />
        </EmailProvider>
      ),
    },
  )
  return { engine, email }
}

it.each([
  ['puts a variable where there is just room for it', max - tag.length, ''],
  ['cuts no words off for a variable, and none of it', max - tag.length + 1, noRoom],
])('%s', (_what, length, answer) => {
  const words = 'x'.repeat(length)
  const { engine, email } = open(words)
  const subject = screen.getByLabelText<HTMLInputElement>('Subject')
  fireEvent.focus(subject)
  subject.setSelectionRange(0, 0)
  act(() => expect(email.target.insert?.('site.name')).toBe(answer))
  fireEvent.focusOut(subject)
  expect(subjectOf(engine.document())).toBe(answer === '' ? tag + words : words)
})

it('shows how a subject with variables reads, while it is written', () => {
  open('{{customer.firstName}}, news of {{ site.name }}', ['customer.firstName', 'site.name'])
  screen.getByText(ownerMessages.emails.reads('Ana, news of Kito'))
  fireEvent.change(screen.getByLabelText('Subject'), {
    target: { value: 'For {{customer.firstName}}' },
  })
  screen.getByText(ownerMessages.emails.reads('For Ana'))
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'For you' } })
  expect(screen.queryByText(/It reads/)).toBeNull()
})

it('takes a variable into the subject where its panel lies over the email', () => {
  const email: EmailContext = {
    variables: ['site.name'],
    required: [],
    target: { insert: null },
  }
  const { engine } = openTestEditor(
    { root: node('root', [], { subject: 'By ' }) },
    {
      children: (
        <EmailProvider value={email}>
          <SubjectPanel>
            <EmailOverview sender="Kito" sentWhen="" savedHint="" />
          </SubjectPanel>
        </EmailProvider>
      ),
    },
  )
  const panel = within(screen.getByRole('complementary', { name: 'Subject' }))
  const subject = panel.getByRole('textbox', { name: 'Subject' })
  fireEvent.focus(subject)
  fireEvent.click(panel.getByRole('button', { name: labelOfVariable('site.name') }))
  fireEvent.focusOut(subject)
  expect(subjectOf(engine.document())).toBe(`By ${tag}`)
})
