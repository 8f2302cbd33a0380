// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { useWritingScreen, WritingScreen } from '@/src/admin/writing/writing-screen'
import type { SaveState } from '@/src/admin/writing/writing-state'

afterEach(cleanup)

const store = createStore(() => ({
  save: { kind: 'saved', at: null } as SaveState<unknown>,
  elsewhere: [] as readonly string[],
}))
const writing = {
  store,
  choose: vi.fn(),
  restore: () => false,
  flush: async () => {},
  stop: vi.fn(),
}
const site = { apiPath: '/api', profileId: 'luna' }

function Page() {
  const page = useWritingScreen(site)
  return (
    <WritingScreen screen={page} writing={writing}>
      <button type="button" onClick={() => page.tell('It is on sale.')}>
        Sell
      </button>
    </WritingScreen>
  )
}

const changedElsewhere = (...elsewhere: string[]) => act(() => store.setState({ elsewhere }))
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const told = () => screen.queryByRole('status')?.querySelector('span')?.textContent

it('tells once what another window changed, and covers nothing with it later', () => {
  render(<Page />)
  changedElsewhere('title', 'credits')
  expect(told()).toMatch(/^Changed in another window meanwhile/)
  press('Sell')
  changedElsewhere('credits')
  expect(told()).toBe('It is on sale.')
  press('OK')
  changedElsewhere('credits', 'lyrics')
  expect(told()).toMatch(/^Changed in another window meanwhile/)
  changedElsewhere()
  press('OK')
  changedElsewhere('credits')
  expect(told()).toMatch(/^Changed in another window meanwhile/)
})
