// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  beginSite,
  changes,
  endSite,
  entry,
  openPanel,
  settingsOf,
  site,
  titles,
  type,
} from '@/plugins/visual-editor/editor/pages/testing/open-pages-panel'
import { finishAll, isAnyOpen } from '@/plugins/visual-editor/editor/save/leaving/pending-work'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'

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
    expect(changes()).toEqual([{ pathname: '/press' }])
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
  expect(changes()).toEqual(sent.map((title) => ({ title })))
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
  expect(changes()).toEqual([{ title: 'Moss' }, { title: 'About' }])
  expect(site.calls.map(({ method }) => method)).toEqual(['PATCH', 'PATCH', 'POST'])
})

it('saves what is typed when the window goes away, and when the settings close', async () => {
  const { builder } = openPanel()
  await settingsOf('About')
  expect(isAnyOpen(builder.pendingWork)).toBe(false)
  type('Name', 'Moss')
  expect(isAnyOpen(builder.pendingWork, 'typed')).toBe(true)
  await act(() => finishAll(builder.pendingWork))
  expect(changes()).toEqual([{ title: 'Moss' }])
  expect(isAnyOpen(builder.pendingWork)).toBe(false)
  type('Name', 'Moss and Fern')
  cleanup()
  await waitFor(() => expect(site.calls).toHaveLength(2))
  expect(changes()[1]).toEqual({ title: 'Moss and Fern' })
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
  await waitFor(() => expect(changes()).toEqual([{ pathname: '/on-tour' }]))
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
  await waitFor(() => expect(changes()).toEqual([{ seo: { title: 'Moss' } }]))
  fireEvent.click(screen.getByRole('switch', { name: 'Keep out of search engines' }))
  await screen.findByText('Search engines are asked to leave this page out.')
})

describe('beside another window', () => {
  const elsewhere = (change: Partial<PageEntry>) => {
    site.stored = site.stored.map((page) => (page.id === 'About' ? { ...page, ...change } : page))
  }
  const about = () => site.stored.find(({ id }) => id === 'About')
  const seo = { title: '', description: '', image: '', isHidden: false }
  const rows = async () =>
    within(await screen.findByRole('dialog', { name: 'Changed in two windows' }))
      .getAllByRole('group')
      .map((row) => row.textContent)
  const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Go on' }))

  it('keeps what that one changed, and shows it', async () => {
    openPanel()
    await settingsOf('About')
    elsewhere({ title: 'Story', seo: { ...seo, title: 'A', isHidden: true } })
    fireEvent.blur(type('Description', 'Mine'))
    const both = { title: 'A', description: 'Mine', isHidden: true }
    await waitFor(() => expect(about()).toMatchObject({ title: 'Story', seo: both }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Story'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks about what both changed, showing both', async () => {
    openPanel()
    await settingsOf('About')
    elsewhere({ title: 'Theirs' })
    fireEvent.blur(type('Name', 'Mine'))
    expect(await rows()).toEqual(['NameThis windowMineKeep mineOther windowTheirsTake the other'])
    expect(about()?.title).toBe('Theirs')
    fireEvent.click(screen.getByRole('radio', { name: /Keep mine/ }))
    goOn()
    await waitFor(() => expect(about()?.title).toBe('Mine'))
    // Another one saves again in between.
    elsewhere({ title: 'Again' })
    fireEvent.blur(type('Name', 'Once more'))
    await rows()
    fireEvent.click(screen.getByRole('radio', { name: /Take the other/ }))
    goOn()
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Again'))
    expect(about()?.title).toBe('Again')
  })

  it('asks about what came from there while it was typed, too', async () => {
    openPanel()
    await settingsOf('About')
    const field = type('Name', 'Mine')
    elsewhere({ title: 'Theirs' })
    fireEvent.focus(window)
    await waitFor(() => expect(titleOfPanel()).toBe('Theirs'))
    fireEvent.blur(field)
    expect(await rows()).toHaveLength(1)
  })

  it('takes its own saves for no change of another one', async () => {
    let answerAll = () => {}
    site.held = new Promise((resolve) => {
      answerAll = resolve
    })
    openPanel()
    await settingsOf('About')
    for (const name of ['One', 'Two', 'Three']) {
      fireEvent.blur(type('Name', name))
    }
    answerAll()
    await waitFor(() => expect(about()?.title).toBe('Three'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

const titleOfPanel = () => screen.getByRole('complementary').querySelector('h2')?.textContent
