// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  beginSite,
  endSite,
  entry,
  openPanel,
  site,
  titles,
} from '@/plugins/visual-editor/editor/pages/testing/open-pages-panel'
import { isAnyOpen } from '@/plugins/visual-editor/editor/save/leaving/pending-work'
import { ownerMessages } from '@/src/core/messages/owner-messages'

// Parts of the panel are loaded when they are opened.
configure({ asyncUtilTimeout: 15_000 })

beforeEach(beginSite)
afterEach(endSite)

it('lists the pages in their order, the law last, and the other theme’s home not at all', async () => {
  openPanel()
  expect(titles('Pages of your site')).toEqual(['Home'])
  expect(titles('Pages in your order')).toEqual(['About', 'Tour'])
  expect(titles('Pages in the footer')).toEqual(['Terms'])
  expect(screen.getAllByLabelText('Cannot be deleted')).toHaveLength(2)
  fireEvent.click(screen.getByText('Tour'))
  expect(site.opened).toEqual(['Tour'])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'abou' } })
  expect(screen.queryByText('Tour')).toBeNull()
})

it.each([
  ['Live', false, { state: 'changed' }],
  ['Unpublished changes', true, { state: 'live' }],
  ['Draft', true, { state: 'draft', livePathname: null }],
] as const)(
  'says “%s” of the open page, as the editor knows it',
  async (words, hasUnpublished, more) => {
    const others = site.stored.filter(({ id }) => id !== 'About')
    site.stored = [...others, entry('About', '/about', more), entry('Shows', '/shows', more)]
    openPanel('About', { hasUnpublished })
    const shown = { live: 'Live', changed: 'Unpublished changes', draft: 'Draft' }[more.state]
    const said = (title: string) => screen.getByText(title).closest('li')?.textContent
    expect(said('About')).toBe(`About/about${words}`)
    expect(said('Shows')).toBe(`Shows/shows${shown}`)
    fireEvent.click(screen.getByRole('button', { name: 'Settings of About' }))
    await screen.findByRole('button', { name: 'Duplicate' })
    expect(screen.getByText(words)).toBeTruthy()
  },
)

it('lists what the site makes by itself, to look at only', async () => {
  openPanel()
  expect(titles('Pages made by your site')).toEqual(['Store', 'Members', 'Contact'])
  const link = await screen.findByRole('link', { name: 'View Store' })
  expect(link.getAttribute('href')).toBe('https://ada.test/products')
  expect(screen.queryByRole('button', { name: /Store/ })).toBeNull()
  expect(screen.getByText(ownerMessages.editor.madePages)).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'conta' } })
  expect(titles('Pages made by your site')).toEqual(['Contact'])
  expect(screen.queryByText('No page is called that.')).toBeNull()
})

it('brings a deleted page back', async () => {
  site.deleted = [
    { id: 'gone', title: 'Old tour', pathname: '/old', deletedAt: '2030-01-01T10:00:00.000Z' },
  ]
  const { said } = openPanel()
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Old tour' }))
  await waitFor(() => expect(said()).toBe('Old tour is back as a draft, at /old.'))
  expect(titles('Pages in your order')).toEqual(['About', 'Tour', 'Old tour'])
  expect(screen.queryByText('Recently deleted')).toBeNull()
  expect(site.calls).toMatchObject([
    { method: 'POST', path: '/api/profiles/p/deleted-pages/gone/restore' },
  ])
})

it('puts pages in order by the arrow keys, and saves it at once', async () => {
  const { said } = openPanel()
  fireEvent.keyDown(screen.getByRole('button', { name: /^Move Tour/ }), { key: 'ArrowUp' })
  expect(titles('Pages in your order')).toEqual(['Tour', 'About'])
  expect(said()).toBe('Tour: position 1 of 2')
  await waitFor(() => expect(site.calls).toHaveLength(1))
  expect(site.calls[0]).toEqual({
    method: 'POST',
    path: '/api/profiles/p/page-order',
    body: { ids: ['Home', 'Tour', 'About', 'Terms'] },
  })
  fireEvent.keyDown(screen.getByRole('button', { name: /^Move Tour/ }), { key: 'ArrowUp' })
  expect(said()).toBe('It is the first one')
})

describe('orders that follow each other quickly', () => {
  const press = (key: string) =>
    fireEvent.keyDown(screen.getByRole('button', { name: /^Move Shows/ }), { key })
  /** Up to the first place and one down again, while nothing is answered. */
  async function sortQuickly() {
    site.stored.push(entry('Shows', '/shows'))
    let answerAll = () => {}
    site.held = new Promise((resolve) => {
      answerAll = resolve
    })
    const { said, builder } = openPanel()
    press('ArrowUp')
    await waitFor(() => expect(site.calls).toHaveLength(1))
    press('ArrowUp')
    press('ArrowDown')
    expect(isAnyOpen(builder.pendingWork)).toBe(true)
    answerAll()
    await waitFor(() => expect(site.calls).toHaveLength(2))
    await waitFor(() => expect(isAnyOpen(builder.pendingWork)).toBe(false))
    return said
  }
  const sentOrders = () => site.calls.map(({ body }) => (body as { ids: string[] }).ids.slice(1, 4))
  const shown = () => titles('Pages in your order')

  it('reach the server one after the other, the newest last', async () => {
    await sortQuickly()
    expect(sentOrders()).toEqual([
      ['About', 'Shows', 'Tour'],
      ['About', 'Shows', 'Tour'],
    ])
    expect(shown()).toEqual(['About', 'Shows', 'Tour'])
  })

  it('are not undone when an earlier one is refused', async () => {
    site.refusedOrders = new Set([1])
    const said = await sortQuickly()
    expect(said()).toBe('Shows: position 2 of 3')
    expect(shown()).toEqual(['About', 'Shows', 'Tour'])
  })

  it('go back to what is site.stored when the newest is refused', async () => {
    site.refusedOrders = new Set([1, 2])
    const said = await sortQuickly()
    expect(said()).toBe('Not like this')
    await waitFor(() => expect(shown()).toEqual(['About', 'Tour', 'Shows']))
  })
})

it('makes a page of a template and opens it', async () => {
  openPanel()
  fireEvent.click(screen.getByRole('button', { name: 'Add a page' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Press kit/ }))
  await waitFor(() => expect(site.opened).toEqual(['made']))
  expect(site.calls[0]).toMatchObject({
    path: '/api/profiles/p/pages',
    body: { template: 'press-kit' },
  })
})
