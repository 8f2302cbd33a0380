// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type BuilderContext, useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testTheme } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { createOwnSettings } from '@/plugins/visual-editor/editor/pages/own-settings'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { createPageStatus } from '@/plugins/visual-editor/editor/publish/page-status'
import { PublishDialogs } from '@/plugins/visual-editor/editor/publish/publish-dialogs'
import { PublishMenu } from '@/plugins/visual-editor/editor/publish/publish-menu'
import { ScheduleNotice } from '@/plugins/visual-editor/editor/publish/schedule-notice'
import { usePublishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import type { PagesApi } from '@/plugins/visual-editor/editor/save/calls/pages-api'
import { createPagePart } from '@/plugins/visual-editor/editor/save/page-part'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { setUp } from '@/plugins/visual-editor/editor/save/testing/save-desk'
import { useSaving } from '@/plugins/visual-editor/editor/save/use-saving'
import { createThemePart } from '@/plugins/visual-editor/editor/theme/theme-part'
import { sayMoment } from '@/src/admin/dates/say-date'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'
import type { PageSettings } from '@/src/core/contracts/pages/pages'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const goesLive = '2030-12-24T18:00:00.000Z'
const ends = { header: node('header'), footer: node('footer') }
const live = { version: 1, nodes: { ...ends, root: node('root', ['header', 'footer']) } }
const draft = { ...ends, root: node('root', ['header', 'a', 'footer']), a: node('note') }

const page = {
  id: 'p',
  rev: 4,
  isLive: true,
  hasUnpublished: true,
  problems: [],
  schedule: { publishAt: goesLive, unpublishAt: null },
} as unknown as BuilderProps['page']
const seo = { title: '', description: '', image: '', isHidden: false }
const settings = { title: 'Tour', pathname: '/tour', seo }
const formerSettings = { title: 'Shows', pathname: '/shows', seo: { ...seo, isHidden: true } }
const api = {
  saveDraft: async (_layout, rev) => ({ kind: 'saved', rev: rev + 1 }),
  discard: async () => ({
    layout: live,
    rev: 5,
    schedule: { publishAt: null, unpublishAt: null },
    settings,
    formerSettings,
  }),
} as Partial<PagesApi> as PagesApi

type Props = {
  given?: typeof page
  /** Other than the page alone. */
  theme?: SavePart | ((builder: BuilderContext) => SavePart)
}

function ActionContext({ given = page, theme: givenTheme }: Props) {
  const builder = useBuilder()
  const { status, part, theme, parts } = useMemo(() => {
    const status = createPageStatus(given)
    const settings = createOwnSettings(builder, given.id)
    const part = createPagePart({ builder, api, settings, page: given, status })
    const theme = typeof givenTheme === 'function' ? givenTheme(builder) : givenTheme
    return { status, part, theme, parts: theme ? [part, theme] : [part] }
  }, [builder, given, givenTheme])
  const saving = useSaving(parts, builder)
  const options = {
    ...{ page: given, pagePart: part, themePart: theme ?? part, api, saving, status },
    commands: builder.commands,
  }
  const publishing = usePublishing({ ...options, mayGoLive: async () => true })
  return (
    <>
      <ScheduleNotice publishing={publishing} />
      <PublishMenu publishing={publishing} saving={saving} siteOrigin="" />
      <PublishDialogs publishing={publishing} saving={saving} />
    </>
  )
}

function ask(): HTMLButtonElement {
  fireEvent.click(screen.getByRole('button', { name: 'More about publishing' }))
  const item = screen.getByRole<HTMLButtonElement>('menuitem', { name: /^Discard changes…/ })
  fireEvent.click(item)
  return item
}

/** What a window sends: settings as they were before, and as they shall be. */
type Change = { base: PageSettings; mine: PageSettings }

/** Discards the draft of a page that has other settings, too; `answer` is what a change of them comes to. */
async function discard(
  answer = ({ mine }: Change) => Response.json({ settings: mine, conflicts: [] }),
) {
  // A browser that stores nothing.
  vi.stubGlobal('IDBKeyRange', { bound: () => null })
  const changes: Change[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const change: Change = JSON.parse(String(body))
    changes.push(change)
    return answer(change)
  })
  const entry = { id: page.id, ...formerSettings, livePathname: '/tour', state: 'changed' }
  const pages = createPagesStore([entry as PageEntry])
  const editor = openTestEditor(draft, { parts: { pages }, children: <ActionContext /> })
  ask()
  const words = screen.getByRole('dialog').textContent
  fireEvent.click(screen.getByText('Discard changes'))
  await waitFor(() => expect(editor.childrenOf('root')).toEqual(['header', 'footer']))
  await waitFor(() =>
    expect(editor.ui.getState().toast?.message).toBe(ownerMessages.editor.discardedWithSchedule),
  )
  const rename = (title: string) =>
    pages.setState(({ pages: [open, ...others] }) => ({
      pages: open ? [{ ...open, title }, ...others] : others,
    }))
  return { ...editor, changes, words, rename, shown: () => pages.getState().pages[0] }
}

it('says that what was to go live no longer does, and shows no time for it, after undo neither', async () => {
  const { commands, words, childrenOf } = await discard()
  expect(words).toContain(ownerMessages.editor.discardEndsSchedule(sayMoment(goesLive)))
  expect(screen.queryByTestId('schedule')).toBeNull()
  act(() => commands.undo())
  expect(childrenOf('root')).toContain('a')
  expect(screen.queryByTestId('schedule')).toBeNull()
})

it('brings name, address and search settings back with undo, and away with redo', async () => {
  const { commands, changes, shown } = await discard()
  expect(shown()).toMatchObject({ ...settings, state: 'live' })
  expect(changes).toEqual([])
  act(() => commands.undo())
  await waitFor(() => expect(shown()).toMatchObject({ ...formerSettings, state: 'changed' }))
  expect(changes).toEqual([{ base: settings, mine: formerSettings }])
  act(() => commands.redo())
  await waitFor(() => expect(shown()).toMatchObject(settings))
  expect(changes.at(1)).toEqual({ base: formerSettings, mine: settings })
})

it('says why settings did not come back, which the blocks did', async () => {
  const why = 'Another page has this address.'
  const { commands, ui, childrenOf, shown } = await discard(() =>
    Response.json({ errors: [{ message: why }] }, { status: 400 }),
  )
  act(() => commands.undo())
  await waitFor(() =>
    expect(ui.getState().toast?.message).toBe(ownerMessages.editor.settingsNotBack(why)),
  )
  expect(childrenOf('root')).toContain('a')
  expect(shown()).toMatchObject(settings)
})

it('leaves settings alone that were changed since', async () => {
  const { commands, ui, changes, shown, rename } = await discard()
  rename('Summer tour')
  act(() => commands.undo())
  await waitFor(() => expect(ui.getState().toast?.message).toBe(ownerMessages.editor.settingsStay))
  expect(shown()).toMatchObject({ ...settings, title: 'Summer tour' })
  expect(changes).toEqual([])
})

it('goes back with the look in one step of undo, though each is answered by itself', async () => {
  vi.stubGlobal('IDBKeyRange', { bound: () => null })
  const liveTheme = { ...testTheme, logo: null, avatar: null, cornerRadius: 0 }
  const stored = {
    id: 't',
    rev: 1,
    hasUnpublished: true,
    content: { ...testTheme, cornerRadius: 9 },
  }
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) =>
    Response.json(
      method === 'PATCH' ? { doc: { rev: 2 }, settings, conflicts: [] } : { ...liveTheme, rev: 1 },
    ),
  )
  const { commands, engine, childrenOf, ui } = openTestEditor(draft, {
    theme: stored.content,
    parts: { pages: createPagesStore([]) },
    children: <ActionContext theme={(builder) => createThemePart({ builder, stored })} />,
  })
  ask()
  fireEvent.click(screen.getByText('Discard changes'))
  await waitFor(() => expect(ui.getState().toast).not.toBeNull())
  expect([engine.theme()?.cornerRadius, childrenOf('root')]).toEqual([0, ['header', 'footer']])
  act(() => commands.undo())
  expect(engine.theme()?.cornerRadius).toBe(9)
  expect(childrenOf('root')).toContain('a')
  expect(engine.canUndo()).toBe(false)
})

describe('of a page that is not live', () => {
  const given = { ...page, isLive: false }

  it('the look alone goes back to what visitors see', async () => {
    vi.stubGlobal('IDBKeyRange', { bound: () => null })
    const { part, shown } = setUp({ hasUnpublished: true })
    const theme = part as unknown as SavePart
    const { ui, childrenOf } = openTestEditor(draft, {
      children: <ActionContext given={given} theme={theme} />,
    })
    ask()
    screen.getByText(ownerMessages.editor.discardThemeWarning)
    fireEvent.click(screen.getByText('Discard changes'))
    await waitFor(() =>
      expect(ui.getState().toast?.message).toBe(ownerMessages.editor.discardedTheme),
    )
    expect(shown()).toBe('live')
    expect(childrenOf('root')).toContain('a')
  })

  it('nothing can be taken back while the look is as visitors see it', () => {
    openTestEditor(draft, { children: <ActionContext given={given} /> })
    expect(ask().disabled).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('says which links of the header lead nowhere once the page is offline', () => {
  const given = { ...page, pathname: '/tour' }
  const { builder, run } = openTestEditor(draft, { children: <ActionContext given={given} /> })
  const headerLinks = [{ label: 'Shows', href: '/tour' }]
  const question = () => {
    fireEvent.click(screen.getByRole('button', { name: 'More about publishing' }))
    fireEvent.click(screen.getByRole('menuitem', { name: /^Unpublish…/ }))
    return screen.getByRole('dialog').textContent
  }
  expect(question()).not.toContain('header')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  run(() => builder.site.setState(({ theme }) => ({ theme: { ...theme, headerLinks } })))
  expect(question()).toContain('Your header links to it: “Shows”.')
})
