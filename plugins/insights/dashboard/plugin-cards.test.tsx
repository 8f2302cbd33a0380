// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { PayloadRequest } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { PluginCards } from '@/plugins/insights/dashboard/plugin-cards'

afterEach(cleanup)

it('shows the other cards and the rest of the page where one cannot be drawn', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cards: Readonly<Record<string, () => string>> = {
    '/acme/away#Card': () => {
      throw new Error('away')
    },
    '/acme/letters#Card': () => '3 letters',
  }
  // Payload's own way to look components up needs its server.
  const afterDashboard = Object.keys(cards).map((path) => ({
    path,
    serverProps: { title: path, name: '/acme/same' },
  }))
  const payload = { config: { admin: { components: { afterDashboard } } }, importMap: cards }
  const req = { payload } as unknown as PayloadRequest
  render(
    <>
      Today
      <PluginCards req={req} profileId="luna" may={() => true} />
    </>,
  )
  expect(screen.getByRole('region', { name: '/acme/away#Card' }).textContent).toContain(
    'This could not be shown.',
  )
  screen.getByText('3 letters')
  screen.getByText('Today')
  expect(error.mock.calls.flat().join(' ')).not.toContain('same key')
  error.mockRestore()
})
