// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NameFields } from '@/site/forms/account-fields'
import { accountMessages } from '@/src/core/messages/account'

afterEach(cleanup)

const fields = (problem?: string) => (
  <NameFields firstName={{ id: 'first', ...(problem && { problem }) }} lastName={{ id: 'last' }} />
)

it('says below an invalid first name which signs it cannot have', () => {
  const { rerender } = render(fields())
  fireEvent.input(screen.getByLabelText('First name'), { target: { value: 'Jean-Luc 2-3' } })
  rerender(fields(accountMessages.firstNameInvalid))
  const problem = screen.getByRole('alert')
  expect(problem.textContent).toContain(accountMessages.firstNameInvalid)
  expect(problem.textContent).toContain(accountMessages.firstNameSigns(['-', '2', '3']))
  expect(screen.getByLabelText('First name').getAttribute('aria-describedby')).toBe(problem.id)
  rerender(fields(accountMessages.firstNameRequired))
  expect(screen.getByRole('alert').textContent).toBe(accountMessages.firstNameRequired)
})
