// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { JoinForm } from '@/blocks/email-list/join-form.client'

const props = {
  profileId: 'p1',
  listId: 'l1',
  placeholder: '',
  button: 'Join',
  successMessage: 'Thank you! Will be in touch soon!',
  asksToConfirm: true,
  isStill: false,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function join(email: string) {
  const field = screen.getByLabelText('Email')
  fireEvent.change(field, { target: { value: email } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
}

const problem = () => screen.getByRole('alert').textContent

it('refuses what is no address without asking the server', async () => {
  const call = vi.fn()
  vi.stubGlobal('fetch', call)
  render(<JoinForm {...props} />)
  join('  ')
  await expect.poll(() => problem()).toBe('Please enter your email')
  join('me@home')
  await expect.poll(() => problem()).toBe('Please enter a valid email')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(call).not.toHaveBeenCalled()
})

it.each([
  [true, 'Check your inbox to confirm'],
  [false, 'If you left this list before, check your inbox to confirm'],
])(
  'thanks in the place of the form, and says who has to confirm: all %s',
  async (asksToConfirm, hint) => {
    let answer = (_response: Response) => {}
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    render(<JoinForm {...props} asksToConfirm={asksToConfirm} />)
    join('me@home.example')
    await expect.poll(() => screen.getByRole('button')).toHaveProperty('disabled', true)
    answer(Response.json({}))
    const thanks = await screen.findByText('Thank you! Will be in touch soon!')
    expect(screen.getByText(hint)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(thanks.parentElement)
    expect(screen.queryByRole('button')).toBeNull()
  },
)

it.each([
  ['no answer', () => Promise.reject(new Error('offline')), 'An error occurred'],
  [
    'a refusal, which is quoted',
    async () =>
      Response.json({ message: 'Too many attempts.', code: 'RATE_LIMITED' }, { status: 429 }),
    'Too many attempts.',
  ],
])('can be tried again after %s', async (_, fetch, said) => {
  vi.stubGlobal('fetch', fetch)
  render(<JoinForm {...props} />)
  join('me@home.example')
  await expect.poll(() => problem()).toBe(said)
  expect(screen.getByRole('button')).toHaveProperty('disabled', false)
})
