// @vitest-environment jsdom
import {
  act,
  cleanup,
  configure,
  fireEvent,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type BuilderContext, useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testTheme } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import {
  DeferredPageDeletion,
  scheduleDeletion,
} from '@/plugins/visual-editor/editor/pages/page-options'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import {
  beginSite,
  endSite,
  openPanel,
  settingsOf,
  site,
  titles,
  type,
} from '@/plugins/visual-editor/editor/pages/testing/open-pages-panel'
import { useLeaving } from '@/plugins/visual-editor/editor/save/leaving/use-leaving'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { type Saving, useSaving } from '@/plugins/visual-editor/editor/save/use-saving'
import { createThemePart } from '@/plugins/visual-editor/editor/theme/theme-part'
import { useCanvasTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import type { Finding } from '@/plugins/visual-editor/publish-check/subject'
import { ownerMessages } from '@/src/core/owner-messages'

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

const shows = { label: 'Shows', href: '/tour' }
const allDates = { label: 'All dates', href: 'https://ada.test/tour/' }
const me = { label: 'Me', href: '/about' }

/** Asks to delete a page that links of the header lead to. */
async function askWithLinks() {
  const editor = openPanel()
  const { builder, run } = editor
  const theme = { ...testTheme, headerLinks: [shows, me, allDates], logoId: '', avatarId: '' }
  run(() => builder.engine.setTheme(theme, 'start'))
  run(() => builder.site.setState({ theme }))
  await settingsOf('Tour')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const linksNow = () => builder.engine.theme()?.headerLinks
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { ...editor, linksNow, press }
}

it('deletes the links of the header with their page, and brings both back', async () => {
  const { linksNow, press, undoTold } = await askWithLinks()
  press('Delete it and the links')
  expect(titles('Pages in your order')).toEqual(['About'])
  expect(linksNow()).toEqual([me])
  undoTold()
  expect(titles('Pages in your order')).toEqual(['About', 'Tour'])
  expect(linksNow()).toEqual([shows, me, allDates])
})

it('puts links back beside those that were made in the meantime', async () => {
  const { builder, linksNow, press, run, undoTold } = await askWithLinks()
  press('Delete it and the links')
  const contact = { label: 'Contact', href: '/contact' }
  const theme = builder.engine.theme()
  run(() => theme && builder.engine.setTheme({ ...theme, headerLinks: [me, contact] }, 'added'))
  undoTold()
  expect(linksNow()).toEqual([me, contact, shows, allDates])
})

it('leaves the links of a deleted page where nobody wants them deleted', async () => {
  const { linksNow, undoTold } = await askWithLinks()
  const question = screen.getByRole('dialog', { name: 'Delete Tour?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(linksNow()).toEqual([shows, me, allDates])
  undoTold()
})

it.each([
  ['refused', 'It is planned', [shows, me, allDates]],
  ['lost', 'The server cannot be reached. Please try again.', [me]],
] as const)(
  'puts the links of a page back that is not deleted: %s',
  async (deletion, words, links) => {
    site.deletion = deletion
    const { builder, linksNow, press, run, ui } = await askWithLinks()
    press('Delete it and the links')
    run(() => ui.setState({ toast: null }))
    await waitFor(() => expect(builder.pages.getState().leaving.size).toBe(0))
    expect(ui.getState().toast?.message).toBe(words)
    expect(linksNow()).toEqual(links)
  },
)

it('has the links of a page that was not deleted back before another page is opened', async () => {
  site.deletion = 'refused'
  const { builder, linksNow, press } = await askWithLinks()
  press('Delete it and the links')
  const flush = vi.fn(async () => linksNow()?.length === 3)
  const saving = { isDirty: () => false, flush, keep: async () => true }
  const { result } = renderHook(() => useLeaving(saving, builder))
  const go = vi.fn()
  await act(() => result.current.leave(go))
  expect(go).toHaveBeenCalled()
})

it('leaves the links of the header alone that another undo brought back', async () => {
  const { builder, linksNow, press, run, undoTold } = await askWithLinks()
  press('Delete it and the links')
  run(() => builder.engine.undo())
  undoTold()
  expect(linksNow()).toEqual([shows, me, allDates])
})

it('says which links of the header a page takes along', async () => {
  const { builder, run } = openPanel()
  const headerLinks = [shows, allDates, me]
  run(() => builder.site.setState(({ theme }) => ({ theme: { ...theme, headerLinks } })))
  await settingsOf('Tour')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('dialog', { name: 'Delete Tour?' }).textContent).toContain(
    'Your header links to it: “Shows” and “All dates”. Visitors will find nothing there.',
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

/** Says yes to the question, and holds the clock from then on. */
async function deleteTour() {
  await settingsOf('Tour')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = screen.getByRole('dialog', { name: 'Delete Tour?' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
}

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))

it('deletes nothing sooner because something else is said, and takes that back, too', async () => {
  const { run, commands, ui } = openPanel()
  await deleteTour()
  run(() => commands.tell('Everything is saved'))
  await seconds(4)
  expect(site.calls).toEqual([])
  run(() => commands.takeOffer())
  expect(titles('Pages in your order')).toEqual(['About', 'Tour'])
  expect(ui.getState().earlierToasts).toEqual([])
  await seconds(10)
  expect(site.calls).toEqual([])
})

it('deletes a page after a while, and not when that is undone', async () => {
  const { undoTold } = openPanel()
  const remove = async () => {
    await deleteTour()
    expect(titles('Pages in your order')).toEqual(['About'])
  }
  await remove()
  undoTold()
  expect(titles('Pages in your order')).toEqual(['About', 'Tour'])
  await seconds(10)
  expect(site.calls).toEqual([])
  await remove()
  await seconds(10)
  expect(site.calls).toMatchObject([{ method: 'DELETE', path: '/api/pages/Tour' }])
  expect(titles('Pages in your order')).toEqual(['About'])
})

it('deletes no page while somebody is at the message that offers to undo it', async () => {
  const { ui } = openPanel()
  await deleteTour()
  await seconds(5)
  act(() => ui.setState({ isToastTouched: true }))
  await seconds(60)
  act(() => ui.setState({ isToastTouched: false }))
  await seconds(5)
  expect(site.calls).toEqual([])
  await seconds(2)
  expect(site.calls).toMatchObject([{ method: 'DELETE', path: '/api/pages/Tour' }])
})

it('deletes no page while a window covers the message that offers to undo it', async () => {
  openPanel()
  await deleteTour()
  const window = document.body.appendChild(document.createElement('dialog'))
  window.open = true
  await seconds(60)
  window.remove()
  await seconds(5)
  expect(site.calls).toEqual([])
  await seconds(2)
  expect(site.calls).toMatchObject([{ method: 'DELETE', path: '/api/pages/Tour' }])
})

it('deletes a page when the message that offers to undo it goes, not before', async () => {
  const { ui, run, commands } = openPanel()
  await deleteTour()
  await seconds(5.5)
  const window = document.body.appendChild(document.createElement('dialog'))
  window.open = true
  await seconds(1)
  window.remove()
  await seconds(4)
  expect(ui.getState().toast?.message).toBe('Deleted Tour')
  expect(site.calls).toEqual([])
  run(commands.takeOffer)
  expect(ui.getState().toast?.message).toBe('Tour is back')
  await seconds(20)
  expect(site.calls).toEqual([])
})

it('deletes a page before another one is opened, which would list it', async () => {
  const { builder } = openPanel()
  await deleteTour()
  let answer = () => {}
  site.held = new Promise((resolve) => {
    answer = resolve
  })
  const saving = { isDirty: () => false, flush: async () => true, keep: async () => true }
  const { result } = renderHook(() => useLeaving(saving, builder))
  let listed: string[] = []
  let leaving: Promise<unknown> = Promise.resolve()
  act(() => {
    leaving = result.current.leave(() => {
      listed = site.stored.map(({ id }) => id)
    })
  })
  await waitFor(() => expect(site.calls).toHaveLength(1))
  expect(listed).toEqual([])
  answer()
  await act(() => leaving)
  expect(listed).toEqual(['Home', 'Links', 'About', 'Terms'])
  expect(builder.ui.getState().toast).toBeNull()
})

it('offers no way back to a page whose deletion was sent as its window went', async () => {
  const { said, run, commands } = openPanel()
  await settingsOf('Tour')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = screen.getByRole('dialog', { name: 'Delete Tour?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  fireEvent(window, new Event('pagehide'))
  run(commands.takeOffer)
  await act(async () => {})
  expect(site.calls).toMatchObject([{ method: 'DELETE', path: '/api/pages/Tour' }])
  expect(said()).toBe('Deleted Tour. Undo with F8.')
})

it('deletes the open page from the home page, where that can be undone', async () => {
  openPanel()
  await settingsOf('About')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = screen.getByRole('dialog', { name: 'Delete About?' })
  expect(question.textContent).toContain('You can undo this for a few seconds.')
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(site.opened).toEqual(['Home'])
  cleanup()

  vi.useFakeTimers({ shouldAdvanceTime: true })
  const parts = { pages: createPagesStore(site.stored) }
  const openHome = () =>
    openTestEditor(
      { root: node('root') },
      { parts, children: <DeferredPageDeletion currentId="Home" /> },
    )
  const { said } = openHome()
  expect(said()).toBe('Deleted About. Undo with F8.')
  expect(site.calls).toEqual([])
  await seconds(10)
  expect(site.calls).toMatchObject([{ method: 'DELETE', path: '/api/pages/About' }])
  cleanup()
  expect(openHome().said()).toBe('')
})

const linkedTheme = { ...testTheme, headerLinks: [shows, me] }

it('deletes the links to the open page from the home page, too', async () => {
  const { builder, run } = openPanel()
  run(() => builder.site.setState({ theme: linkedTheme }))
  await settingsOf('About')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete it and the link' }))
  cleanup()
  const parts = { pages: createPagesStore(site.stored) }
  const children = <DeferredPageDeletion currentId="Home" />
  const home = openTestEditor({ root: node('root') }, { parts, theme: linkedTheme, children })
  expect(home.said()).toBe('Deleted About. Undo with F8.')
  expect(home.builder.engine.theme()?.headerLinks).toEqual([shows])
  home.undoTold()
  expect(home.builder.engine.theme()?.headerLinks).toEqual([shows, me])
})

/** The home page with a theme that is saved, as the editor puts it together. */
function SavedHome({ onSaving }: { onSaving: (saving: Saving) => void }) {
  const builder = useBuilder()
  const [parts] = useState(() => [themePartOf(builder)])
  onSaving(useSaving(parts, builder))
  useCanvasTheme(builder)
  return <DeferredPageDeletion currentId="Home" />
}

function themePartOf(builder: BuilderContext): SavePart {
  const stored = { id: 'theme', rev: 3, hasUnpublished: false, content: linkedTheme }
  return createThemePart({ builder, stored }) as unknown as SavePart
}

it('saves the header without the links to the page that was open, to be published', async () => {
  scheduleDeletion('About', [me])
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let saving: Saving | undefined
  const parts = { pages: createPagesStore(site.stored) }
  const children = <SavedHome onSaving={(now) => (saving = now)} />
  const { builder } = openTestEditor(
    { root: node('root') },
    { parts, theme: linkedTheme, children },
  )
  expect(saving?.hasUnpublished).toBe(true)
  expect(builder.site.getState().theme.headerLinks).toEqual([shows])
  await seconds(2)
  expect(saving?.state.kind).toBe('saved')
  expect(saving?.hasUnpublished).toBe(true)
  expect(site.calls).toMatchObject([
    { method: 'PATCH', path: '/api/theme-settings/theme', body: { headerLinks: [shows] } },
  ])
})

it('opens the home page that visitors see in place of a deleted one', async () => {
  const [home, links, ...others] = site.stored
  site.stored = [links, home, ...others].filter((page) => page !== undefined)
  openPanel()
  await settingsOf('About')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = screen.getByRole('dialog', { name: 'Delete About?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(site.opened).toEqual(['Home'])
})

it('keeps pages that a site cannot do without, and their address', async () => {
  openPanel()
  await settingsOf('Home')
  expect(screen.getByText('This page cannot be deleted')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull()
})
