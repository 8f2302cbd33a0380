// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

const ask = vi.fn()
vi.mock('@/src/admin/call-api', () => ({ ask }))

const { LogInForm } = await import('@/plugins/arrival/log-in/log-in-form.client')
const { ForgotPasswordForm } = await import('@/plugins/arrival/log-in/forgot-password-form.client')

afterEach(() => {
  cleanup()
  ask.mockReset()
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const refusal = 'The email or the password is wrong.'

it('logs in by an address with letters of any script, and says why it was refused', async () => {
  ask.mockResolvedValue({ problem: refusal, status: 401 })
  render(<LogInForm apiPath="/api" redirectTo="/admin" />)
  type('Email', 'anna@почта.рф')
  type('Password', 'a long password')
  press('Log in')
  expect((await screen.findByRole('alert')).textContent).toBe(refusal)
  expect(ask.mock.calls).toEqual([
    [
      '/api/users/login',
      {
        method: 'POST',
        body: { email: 'anna@xn--80a1acny.xn--p1ai', password: 'a long password' },
      },
    ],
  ])
})

it('asks for nothing while a field is missing', async () => {
  render(<LogInForm apiPath="/api" redirectTo="/admin" />)
  type('Email', 'nobody')
  press('Log in')
  expect(await screen.findAllByRole('alert')).toHaveLength(2)
  expect(ask).not.toHaveBeenCalled()
})

it('sends the link for a new password, and names the address as it is written', async () => {
  ask.mockResolvedValue({ answer: {} })
  render(<ForgotPasswordForm apiPath="/api" />)
  type('Email', 'anna@почта.рф')
  press('Send the link')
  expect(await screen.findByText(/as anna@почта\.рф, a mail/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeDefined()
})
