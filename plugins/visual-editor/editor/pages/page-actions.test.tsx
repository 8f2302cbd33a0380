// @vitest-environment jsdom
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  beginSite,
  endSite,
  openPanel,
  settingsOf,
  site,
  type,
} from '@/plugins/visual-editor/editor/pages/testing/open-pages-panel'
import type { Finding } from '@/plugins/visual-editor/publish-check/subject'
import { ownerMessages } from '@/src/core/messages/owner-messages'

// Parts of the panel are loaded when they are opened.
configure({ asyncUtilTimeout: 15_000 })

beforeEach(beginSite)
afterEach(endSite)

it('duplicates the open page only with all that is in it', async () => {
  site.saveOpen = vi.fn(async () => false)
  openPanel()
  await settingsOf('About')
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
  await waitFor(() => expect(site.saveOpen).toHaveBeenCalled())
  await act(async () => {})
  expect(site.calls).toEqual([])
  expect(site.opened).toEqual([])
})

const foundIn = (severity: Finding['severity']) => {
  const found = { rule: 'dead-link', severity, message: 'Nowhere', place: { kind: 'pages' } }
  return () => Response.json({ findings: [found] })
}
const publishTour = async () => {
  const { said } = openPanel()
  await settingsOf('Tour')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect([said(), ...site.opened].join('')).not.toBe(''))
  return said()
}

it.each(['error', 'warning'] as const)(
  'opens another page to show a found %s',
  async (severity) => {
    site.checked = foundIn(severity)
    await publishTour()
    expect(site.opened).toEqual(['Tour?check'])
    expect(site.calls).toEqual([])
  },
)

it.each([
  ['no answer', () => Response.json({ message: 'Too many' }, { status: 429 }), /^Too many$/],
  ['an answer that says nothing', () => Response.json({}), /^Something went wrong/],
])('keeps another page from going live with %s in the way', async (_what, answer, words) => {
  site.checked = answer
  expect(await publishTour()).toMatch(words)
  expect(site.calls).toEqual([])
})

it('looks at another page in the theme that it goes live into, which is not the draft', async () => {
  site.checked = (query) =>
    query === 'theme=live' ? foundIn('error')() : Response.json({ findings: [] })
  await publishTour()
  expect(site.opened).toEqual(['Tour?check'])
  expect(site.calls).toEqual([])
})

it('publishes another page with nothing found', async () => {
  expect(await publishTour()).toBe('Tour is live')
  expect(site.calls).toMatchObject([{ method: 'PATCH', path: '/api/pages/Tour' }])
})

it.each([
  ['belongs to the site itself', '/products'],
  ['another page has', '/about'],
  ['the server refuses', '/refused'],
])('puts nothing live while an address stands open that %s', async (_what, address) => {
  const { said } = openPanel()
  await settingsOf('Tour')
  fireEvent.blur(type('Address', address))
  await act(async () => {})
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(said()).toBe(ownerMessages.editor.typedNotSaved))
  expect(site.calls.map(({ body }) => body)).not.toContainEqual(
    expect.objectContaining({ _status: 'published' }),
  )
})

it('says which other pages link to one that is to be deleted', async () => {
  site.linking = ['Press', 'Home', 'Shop', 'Band', 'Links', 'News', 'Gear']
  openPanel()
  await settingsOf('Tour')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = screen.getByRole('dialog', { name: 'Delete Tour?' })
  await waitFor(() =>
    expect(within(question).getByRole('status').textContent).toBe(
      'Other pages link here: “Press”, “Home”, “Shop”, “Band”, “Links” and 2 more. Visitors who follow that will find nothing.',
    ),
  )
})

it('says that links to a former address lead on', async () => {
  site.linking = ['Press']
  site.stored = site.stored.map((page) =>
    page.id === 'About' ? { ...page, pathname: '/band' } : page,
  )
  openPanel()
  await settingsOf('About')
  await screen.findByText(/from then on that leads to the new address/)
  await screen.findByText(/Other pages link to the former address: “Press”/)
})

it('keeps pages that a site cannot do without, and their address', async () => {
  openPanel()
  await settingsOf('Home')
  expect(screen.getByText('This page cannot be deleted')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull()
})
