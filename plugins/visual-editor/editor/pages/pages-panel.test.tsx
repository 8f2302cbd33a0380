// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { LeftPage } from '@/plugins/visual-editor/editor/pages/left-page'
import { PagesPanel } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { finishAll, isAnyOpen } from '@/plugins/visual-editor/editor/save/open-ends'
import type { Finding } from '@/plugins/visual-editor/publish-check/finding'
import type { PageEntry } from '@/src/core/contracts/pages'

// Parts of the panel are loaded when they are opened.
configure({ asyncUtilTimeout: 15_000 })

const entry = (id: string, pathname: string, more: Partial<PageEntry> = {}): PageEntry => ({
  id,
  title: id,
  pathname,
  livePathname: pathname,
  theme: 'default',
  state: 'live',
  isUndeletable: false,
  publishAt: null,
  unpublishAt: null,
  seo: { title: '', description: '', image: '', isHidden: false },
  ...more,
})
const card = { origin: 'https://ada.test', name: 'Ada Moss', tagline: 'Wet songs', picture: '' }

let stored: PageEntry[]
let calls: { method: string; path: string; body: unknown }[]
let opened: string[]
let noted: number
/** What the check before publishing answers. */
let checked: () => Response
let saveOpen: () => Promise<boolean>
/** Orders that are refused, counted among the calls. */
let refusedOrders: ReadonlySet<number>
/** Changes are answered when it ends. */
let held: Promise<void>

/** Answers as the server does, from memory. */
async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  const method = init.method ?? 'GET'
  const body = init.body ? JSON.parse(String(init.body)) : undefined
  if (method !== 'GET') {
    calls.push({ method, path: path.split('?')[0] ?? '', body })
  }
  if (method === 'PATCH' || path.endsWith('/page-order')) {
    await held
  }
  if (path.endsWith('/page-order') && refusedOrders.has(calls.length)) {
    return Response.json({ message: 'Not like this' }, { status: 400 })
  }
  const id = path.match(/\/api\/pages\/(\w+)/)?.[1]
  if (method === 'DELETE') {
    stored = stored.filter((page) => page.id !== id)
  }
  if (method === 'PATCH' && body?.pathname === '/refused') {
    return Response.json({ message: 'Not this one' }, { status: 400 })
  }
  if (method === 'PATCH') {
    stored = stored.map((page) => (page.id === id ? { ...page, ...body, state: 'changed' } : page))
  }
  if (path.endsWith('/publish-check')) {
    return checked()
  }
  return method === 'GET' ? Response.json({ pages: stored, card }) : Response.json({ id: 'made' })
}

function open(currentId = 'About') {
  return openTestEditor(
    { root: node('root') },
    {
      parts: { pages: createPagesStore(stored) },
      children: (
        <PagesPanel
          currentId={currentId}
          hasUnpublished={false}
          openPage={(id, { isChecked, onLeave } = {}) => {
            onLeave?.()
            opened.push(isChecked ? `${id}?check` : id)
          }}
          saveOpen={saveOpen}
          noteChange={() => {
            noted += 1
          }}
        />
      ),
    },
  )
}

const titles = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent)
const settingsOf = async (title: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Settings of ${title}` }))
  await screen.findByRole('button', { name: 'Duplicate' })
}
const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  return field
}

beforeEach(() => {
  stored = [
    entry('Home', '/', { isUndeletable: true }),
    entry('Links', '/', { theme: 'link-tree' }),
    entry('About', '/about'),
    entry('Tour', '/tour', { livePathname: null, state: 'draft' }),
    entry('Terms', '/terms-of-service', { isUndeletable: true }),
  ]
  calls = []
  opened = []
  noted = 0
  checked = () => Response.json({ findings: [] })
  saveOpen = async () => true
  held = Promise.resolve()
  refusedOrders = new Set()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('lists the pages in their order, the law last, and the other theme’s home not at all', async () => {
  open()
  expect(titles('Pages of your site')).toEqual(['Home'])
  expect(titles('Pages in your order')).toEqual(['About', 'Tour'])
  expect(titles('Pages in the footer')).toEqual(['Terms'])
  expect(screen.getAllByLabelText('Cannot be deleted')).toHaveLength(2)
  fireEvent.click(screen.getByText('Tour'))
  expect(opened).toEqual(['Tour'])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'abou' } })
  expect(screen.queryByText('Tour')).toBeNull()
})

it('puts pages in order by the arrow keys, and saves it at once', async () => {
  const { said } = open()
  fireEvent.keyDown(screen.getByRole('button', { name: /^Move Tour/ }), { key: 'ArrowUp' })
  expect(titles('Pages in your order')).toEqual(['Tour', 'About'])
  expect(said()).toBe('Tour: position 1 of 2')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]).toEqual({
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
    stored.push(entry('Shows', '/shows'))
    let answerAll = () => {}
    held = new Promise((resolve) => {
      answerAll = resolve
    })
    const { said, builder } = open()
    press('ArrowUp')
    await waitFor(() => expect(calls).toHaveLength(1))
    press('ArrowUp')
    press('ArrowDown')
    expect(isAnyOpen(builder.openEnds)).toBe(true)
    answerAll()
    await waitFor(() => expect(calls).toHaveLength(2))
    await waitFor(() => expect(isAnyOpen(builder.openEnds)).toBe(false))
    return said
  }
  const sentOrders = () => calls.map(({ body }) => (body as { ids: string[] }).ids.slice(1, 4))
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
    refusedOrders = new Set([1])
    const said = await sortQuickly()
    expect(said()).toBe('Shows: position 2 of 3')
    expect(shown()).toEqual(['About', 'Shows', 'Tour'])
  })

  it('go back to what is stored when the newest is refused', async () => {
    refusedOrders = new Set([1, 2])
    const said = await sortQuickly()
    expect(said()).toBe('Not like this')
    await waitFor(() => expect(shown()).toEqual(['About', 'Tour', 'Shows']))
  })
})

it('refuses addresses as they are typed, and says what the server says', async () => {
  open()
  await settingsOf('About')
  const field = type('Address', '/products')
  expect(screen.getByText('This address belongs to another part of your site')).toBeTruthy()
  type('Address', '/tour')
  expect(screen.getByText('Another page of yours has this address')).toBeTruthy()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(calls).toEqual([])
  type('Address', '/refused')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('Not this one')).toBeTruthy()
  expect((field as HTMLInputElement).value).toBe('/refused')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect((field as HTMLInputElement).value).toBe('/about')
  type('Address', '/story')
  fireEvent.blur(field)
  await waitFor(() => expect(noted).toBe(1))
  expect(screen.getByText(/Visitors find it at \/about until you publish/)).toBeTruthy()
})

it('says what was refused after the settings were left', async () => {
  let answerAll = () => {}
  held = new Promise((resolve) => {
    answerAll = resolve
  })
  const { said } = open()
  await settingsOf('About')
  fireEvent.blur(type('Address', '/refused'))
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(titles('Pages in your order')).toEqual(['About', 'Tour'])
  answerAll()
  await waitFor(() => expect(said()).toBe('Not this one'))
})

it('leaves alone what is typed while an earlier address is being saved', async () => {
  let answerAll = () => {}
  held = new Promise((resolve) => {
    answerAll = resolve
  })
  open()
  await settingsOf('Tour')
  const field = type('Address', '/a/b/c') as HTMLInputElement
  fireEvent.blur(field)
  type('Address', '/shows')
  await waitFor(() => expect(calls).toHaveLength(1))
  answerAll()
  await waitFor(() => expect(stored[3]?.pathname).toBe('/a/b/c'))
  await act(async () => {})
  expect(field.value).toBe('/shows')
  fireEvent.blur(field)
  await waitFor(() => expect(stored[3]?.pathname).toBe('/shows'))
  expect(field.value).toBe('/shows')
})

it('saves the name typed last, be it the first one again, before it duplicates', async () => {
  let answerAll = () => {}
  held = new Promise((resolve) => {
    answerAll = resolve
  })
  open()
  await settingsOf('About')
  for (const name of ['Moss', 'About']) {
    fireEvent.blur(type('Name', name))
  }
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  answerAll()
  await waitFor(() => expect(opened).toEqual(['made']))
  expect(calls.map(({ method, body }) => [method, (body as { title?: string }).title])).toEqual([
    ['PATCH', 'Moss'],
    ['PATCH', 'About'],
    ['POST', undefined],
  ])
})

it('duplicates the open page only with all that is in it', async () => {
  saveOpen = vi.fn(async () => false)
  open()
  await settingsOf('About')
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
  await waitFor(() => expect(saveOpen).toHaveBeenCalled())
  await act(async () => {})
  expect(calls).toEqual([])
  expect(opened).toEqual([])
})

const foundIn = (severity: Finding['severity']) => {
  const found = { rule: 'dead-link', severity, message: 'Nowhere', place: { kind: 'pages' } }
  return () => Response.json({ findings: [found] })
}
const publishTour = async () => {
  const { said } = open()
  await settingsOf('Tour')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect([said(), ...opened].join('')).not.toBe(''))
  return said()
}

it.each(['error', 'warning'] as const)(
  'opens another page to show a found %s',
  async (severity) => {
    checked = foundIn(severity)
    await publishTour()
    expect(opened).toEqual(['Tour?check'])
    expect(calls).toEqual([])
  },
)

it.each([
  ['no answer', () => Response.json({ message: 'Too many' }, { status: 429 }), /^Too many$/],
  ['an answer that says nothing', () => Response.json({}), /^Something went wrong/],
])('keeps another page from going live with %s in the way', async (_what, answer, words) => {
  checked = answer
  expect(await publishTour()).toMatch(words)
  expect(calls).toEqual([])
})

it('publishes another page with nothing found', async () => {
  expect(await publishTour()).toBe('Tour is live')
  expect(calls).toMatchObject([{ method: 'PATCH', path: '/api/pages/Tour' }])
})

it('saves what is typed when the window goes away, and when the settings close', async () => {
  const { builder } = open()
  await settingsOf('About')
  expect(isAnyOpen(builder.openEnds)).toBe(false)
  type('Name', 'Moss')
  expect(isAnyOpen(builder.openEnds, 'typed')).toBe(true)
  await act(() => finishAll(builder.openEnds))
  expect(calls.map(({ body }) => (body as { title?: string }).title)).toEqual(['Moss'])
  expect(isAnyOpen(builder.openEnds)).toBe(false)
  type('Name', 'Moss and Fern')
  cleanup()
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.body).toMatchObject({ title: 'Moss and Fern' })
})

it('suggests an address made of the name of a draft', async () => {
  stored[3] = entry('Tour', '/new-page', { title: 'On tour', livePathname: null, state: 'draft' })
  open()
  await settingsOf('On tour')
  fireEvent.click(screen.getByRole('button', { name: 'Use /on-tour' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ pathname: '/on-tour' }))
  expect(noted).toBe(0)
})

it('shows the search result while it is typed, with what it falls back to', async () => {
  open()
  await settingsOf('About')
  const result = await screen.findByRole('figure', { name: 'As a search result' })
  expect(result.textContent).toContain('About – Ada Moss')
  expect(result.textContent).toContain('Wet songs')
  expect(result.textContent).toContain('ada.test › about')
  const field = type('Title', 'Moss')
  expect(result.textContent).toContain('Moss')
  expect(screen.getByText('4 characters; about 60 are shown')).toBeTruthy()
  fireEvent.blur(field)
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ seo: { title: 'Moss', image: null } }))
  fireEvent.click(screen.getByRole('switch', { name: 'Keep out of search engines' }))
  await screen.findByText('Search engines are asked to leave this page out.')
})

it('deletes a page after a while, and not when that is undone', async () => {
  const { undoTold } = open()
  const remove = async () => {
    await settingsOf('Tour')
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const question = screen.getByRole('dialog', { name: 'Delete Tour?' })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(titles('Pages in your order')).toEqual(['About'])
  }
  await remove()
  undoTold()
  expect(titles('Pages in your order')).toEqual(['About', 'Tour'])
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(calls).toEqual([])
  await remove()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/pages/Tour' }])
  expect(titles('Pages in your order')).toEqual(['About'])
})

it('deletes no page while somebody is at the message that offers to undo it', async () => {
  const { ui } = open()
  await settingsOf('Tour')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = screen.getByRole('dialog', { name: 'Delete Tour?' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))
  await seconds(5)
  act(() => ui.setState({ isToastTouched: true }))
  await seconds(60)
  act(() => ui.setState({ isToastTouched: false }))
  await seconds(6)
  expect(calls).toEqual([])
  await seconds(2)
  expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/pages/Tour' }])
})

it('deletes the open page from the home page, where that can be undone', async () => {
  open()
  await settingsOf('About')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = screen.getByRole('dialog', { name: 'Delete About?' })
  expect(question.textContent).toContain('You can undo this for a few seconds.')
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(opened).toEqual(['Home'])
  cleanup()

  vi.useFakeTimers({ shouldAdvanceTime: true })
  const parts = { pages: createPagesStore(stored) }
  const openHome = () =>
    openTestEditor({ root: node('root') }, { parts, children: <LeftPage currentId="Home" /> })
  const { said } = openHome()
  expect(said()).toBe('Deleted About. Undo with F8.')
  expect(calls).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/pages/About' }])
  cleanup()
  expect(openHome().said()).toBe('')
})

it('opens the home page that visitors see in place of a deleted one', async () => {
  const [home, links, ...others] = stored
  stored = [links, home, ...others].filter((page) => page !== undefined)
  open()
  await settingsOf('About')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = screen.getByRole('dialog', { name: 'Delete About?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(opened).toEqual(['Home'])
})

it('keeps pages that a site cannot do without, and their address', async () => {
  open()
  await settingsOf('Home')
  expect(screen.getByText('This page cannot be deleted')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull()
})

it('makes a page of a template and opens it', async () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Add a page' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Press kit/ }))
  await waitFor(() => expect(opened).toEqual(['made']))
  expect(calls[0]).toMatchObject({
    path: '/api/profiles/p/pages',
    body: { template: 'press-kit' },
  })
})
