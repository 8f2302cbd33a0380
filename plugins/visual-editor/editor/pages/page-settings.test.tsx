// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  beginSite,
  endSite,
  entry,
  openPanel,
  settingsOf,
  site,
  titles,
  type,
} from '@/plugins/visual-editor/editor/pages/testing/open-pages-panel'
import { finishAll, isAnyOpen } from '@/plugins/visual-editor/editor/save/leaving/pending-work'

// Parts of the panel are loaded when they are opened.
configure({ asyncUtilTimeout: 15_000 })

beforeEach(beginSite)
afterEach(endSite)

it('refuses addresses as they are typed, and says what the server says', async () => {
  openPanel()
  await settingsOf('About')
  const field = type('Address', '/products')
  expect(screen.getByText('This address belongs to another part of your site')).toBeTruthy()
  type('Address', '/tour')
  expect(screen.getByText('Another page of yours has this address')).toBeTruthy()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(site.calls).toEqual([])
  type('Address', '/refused')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('Not this one')).toBeTruthy()
  expect((field as HTMLInputElement).value).toBe('/refused')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect((field as HTMLInputElement).value).toBe('/about')
  type('Address', '/story')
  fireEvent.blur(field)
  await waitFor(() => expect(site.noted).toBe(1))
  expect(screen.getByText(/Visitors find it at \/about until you publish/)).toBeTruthy()
})

it.each(['Press', '/PRESS', 'press/', ' press '])(
  'takes “%s” for the address that is meant',
  async (typed) => {
    openPanel()
    await settingsOf('About')
    const field = type('Address', typed) as HTMLInputElement
    fireEvent.blur(field)
    await waitFor(() => expect(site.noted).toBe(1))
    expect(site.calls).toMatchObject([{ body: { pathname: '/press' } }])
    await waitFor(() => expect(field.value).toBe('/press'))
  },
)

it('says what was refused after the settings were left', async () => {
  let answerAll = () => {}
  site.held = new Promise((resolve) => {
    answerAll = resolve
  })
  const { said } = openPanel()
  await settingsOf('About')
  fireEvent.blur(type('Address', '/refused'))
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(titles('Pages in your order')).toEqual(['About', 'Tour'])
  answerAll()
  await waitFor(() => expect(said()).toBe('Not this one'))
  await act(async () => {})
  expect(site.calls).toHaveLength(1)
})

it.each([
  ['is saved', 'Moss', ['Moss']],
  ['was typed over by the stored one', 'About', ['Moss', 'About']],
])('sends a name that %s once, when the settings close meanwhile', async (_what, last, sent) => {
  let answerAll = () => {}
  site.held = new Promise((resolve) => {
    answerAll = resolve
  })
  openPanel()
  await settingsOf('About')
  fireEvent.blur(type('Name', 'Moss'))
  type('Name', last)
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  answerAll()
  await waitFor(() => expect(site.stored[2]?.title).toBe(last))
  await act(async () => {})
  expect(site.calls.map(({ body }) => (body as { title: string }).title)).toEqual(sent)
})

it('leaves alone what is typed while an earlier address is being saved', async () => {
  let answerAll = () => {}
  site.held = new Promise((resolve) => {
    answerAll = resolve
  })
  openPanel()
  await settingsOf('Tour')
  const field = type('Address', '/a/b/c') as HTMLInputElement
  fireEvent.blur(field)
  type('Address', '/shows')
  await waitFor(() => expect(site.calls).toHaveLength(1))
  answerAll()
  await waitFor(() => expect(site.stored[3]?.pathname).toBe('/a/b/c'))
  await act(async () => {})
  expect(field.value).toBe('/shows')
  fireEvent.blur(field)
  await waitFor(() => expect(site.stored[3]?.pathname).toBe('/shows'))
  expect(field.value).toBe('/shows')
})

it('saves the name typed last, be it the first one again, before it duplicates', async () => {
  let answerAll = () => {}
  site.held = new Promise((resolve) => {
    answerAll = resolve
  })
  openPanel()
  await settingsOf('About')
  for (const name of ['Moss', 'About']) {
    fireEvent.blur(type('Name', name))
  }
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
  await waitFor(() => expect(site.calls).toHaveLength(1))
  answerAll()
  await waitFor(() => expect(site.opened).toEqual(['made']))
  expect(
    site.calls.map(({ method, body }) => [method, (body as { title?: string }).title]),
  ).toEqual([
    ['PATCH', 'Moss'],
    ['PATCH', 'About'],
    ['POST', undefined],
  ])
})

it('saves what is typed when the window goes away, and when the settings close', async () => {
  const { builder } = openPanel()
  await settingsOf('About')
  expect(isAnyOpen(builder.pendingWork)).toBe(false)
  type('Name', 'Moss')
  expect(isAnyOpen(builder.pendingWork, 'typed')).toBe(true)
  await act(() => finishAll(builder.pendingWork))
  expect(site.calls.map(({ body }) => (body as { title?: string }).title)).toEqual(['Moss'])
  expect(isAnyOpen(builder.pendingWork)).toBe(false)
  type('Name', 'Moss and Fern')
  cleanup()
  await waitFor(() => expect(site.calls).toHaveLength(2))
  expect(site.calls[1]?.body).toMatchObject({ title: 'Moss and Fern' })
})

it('suggests an address made of the name of a draft', async () => {
  site.stored[3] = entry('Tour', '/new-page', {
    title: 'On tour',
    livePathname: null,
    state: 'draft',
  })
  openPanel()
  await settingsOf('On tour')
  fireEvent.click(screen.getByRole('button', { name: 'Use /on-tour' }))
  await waitFor(() => expect(site.calls[0]?.body).toMatchObject({ pathname: '/on-tour' }))
  expect(site.noted).toBe(0)
})

it('shows the search result while it is typed, with what it falls back to', async () => {
  openPanel()
  await settingsOf('About')
  const result = await screen.findByRole('figure', { name: 'As a search result' })
  expect(result.textContent).toContain('About – Ada Moss')
  expect(result.textContent).toContain('Wet songs')
  expect(result.textContent).toContain('ada.test › about')
  const field = type('Title', 'Moss')
  expect(result.textContent).toContain('Moss')
  expect(screen.getByText('4 characters; about 60 are shown')).toBeTruthy()
  fireEvent.blur(field)
  await waitFor(() =>
    expect(site.calls[0]?.body).toMatchObject({ seo: { title: 'Moss', image: null } }),
  )
  fireEvent.click(screen.getByRole('switch', { name: 'Keep out of search engines' }))
  await screen.findByText('Search engines are asked to leave this page out.')
})
