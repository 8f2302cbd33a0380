// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { emailKind } from '@/plugins/visual-editor/editor/email/email-kind'
import { useEmailCheck } from '@/plugins/visual-editor/editor/email/variables/use-email-check'
import { CheckDialog } from '@/plugins/visual-editor/editor/publish-check/check-dialog'

afterEach(cleanup)

const kind = emailKind([], { isPublished: true })

function Way({ onGone }: { onGone: () => void }) {
  const { check, ask } = useEmailCheck()
  return (
    <>
      <button type="button" onClick={() => ask('Go on anyway', onGone)}>
        Go
      </button>
      {check && <CheckDialog check={check} adminPath="/admin" onOpenPage={() => {}} />}
    </>
  )
}

it('asks before an email goes its way with a button that leads nowhere', () => {
  const onGone = vi.fn()
  const { engine } = openTestEditor(
    {
      root: node('root', ['mail']),
      mail: node('email-root', ['button']),
      button: node('email-button'),
    },
    { parts: { kind, blocks: kind.blocks }, children: <Way onGone={onGone} /> },
  )
  const go = () => fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  go()
  expect(screen.getByText('This button leads nowhere yet.')).toBeTruthy()
  expect(onGone).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Go on anyway' }))
  expect(onGone).toHaveBeenCalledTimes(1)
  act(() => engine.setProps('button', { href: 'https://luna.example/' }, 'button:href'))
  go()
  expect(onGone).toHaveBeenCalledTimes(2)
})
