// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MailedLinkForm } from '@/site/pages/auth/mailed-link-form.client'

beforeEach(() => window.history.replaceState(null, '', '/email-list/confirm?token=secret'))
afterEach(cleanup)

const run = vi.fn(async () => {})

function open(isDoneBefore: (token: string) => Promise<boolean>) {
  render(
    <MailedLinkForm
      question="Do you want mails?"
      button="Confirm"
      run={run}
      isDoneBefore={isDoneBefore}
      done={{ text: 'You are on the list', href: '/', label: 'Home' }}
    />,
  )
}

it('says to who comes back that it is done, without asking again', async () => {
  const isDoneBefore = vi.fn(async () => true)
  open(isDoneBefore)
  expect(await screen.findByText('You are on the list')).toBeTruthy()
  expect(isDoneBefore).toHaveBeenCalledWith('secret')
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(run).not.toHaveBeenCalled()
})

it.each([
  ['was not done', async () => false],
  ['cannot be known', () => Promise.reject(new Error('offline'))],
])('asks where it %s', async (_name, isDoneBefore) => {
  open(isDoneBefore)
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('You are on the list')).toBeTruthy()
  expect(run).toHaveBeenCalledWith('secret')
})
