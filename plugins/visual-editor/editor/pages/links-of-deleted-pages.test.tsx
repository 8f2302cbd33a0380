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
} from '@/plugins/visual-editor/editor/pages/deferred-deletion'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import {
  beginSite,
  endSite,
  openPanel,
  settingsOf,
  site,
  titles,
} from '@/plugins/visual-editor/editor/pages/testing/open-pages-panel'
import { useLeaving } from '@/plugins/visual-editor/editor/save/leaving/use-leaving'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { type Saving, useSaving } from '@/plugins/visual-editor/editor/save/use-saving'
import { createThemePart } from '@/plugins/visual-editor/editor/theme/theme-part'
import { useCanvasTheme } from '@/plugins/visual-editor/editor/theme/use-theme'

// Parts of the panel are loaded when they are opened.
configure({ asyncUtilTimeout: 15_000 })

beforeEach(beginSite)
afterEach(endSite)

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))

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
