// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { testSite } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { FirstSteps } from '@/plugins/visual-editor/first-steps/first-steps'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { bareText } from '@/src/core/page-document/templates/site-text'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says what is missing while nobody can start', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  render(
    <FirstSteps
      profileId="p"
      words={bareText({ name: 'Ada Moss', tagline: '' })}
      site={testSite}
      blockData={{}}
      platformName="Bandstand"
      adminPath="/admin"
      apiPath="/api"
    />,
  )
  const name = screen.getByLabelText<HTMLInputElement>('What name do you play under?')
  const start = screen.getByRole<HTMLButtonElement>('button', { name: /^Start with/ })
  const said = () => document.getElementById(name.getAttribute('aria-describedby') ?? '')
  expect([start.disabled, said()]).toEqual([false, null])
  fireEvent.change(name, { target: { value: '  ' } })
  await waitFor(() =>
    expect([start.disabled, said()?.textContent]).toEqual([
      true,
      ownerMessages.pages.siteNameMissing,
    ]),
  )
  fireEvent.change(name, { target: { value: 'Ada & the Moss' } })
  await waitFor(() => expect([start.disabled, said()]).toEqual([false, null]))
})
