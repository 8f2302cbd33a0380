// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testSite } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { createSiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import { SiteKind } from '@/plugins/visual-editor/editor/theme/site-kind'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

const theme: EditedTheme = { ...testSite.theme, logoId: '', avatarId: '' }
const plugins = 'encore/long-page'

const onLive = vi.fn()
const publishOpen = vi.fn(async () => true)

const open = (liveTheme: string, shown = liveTheme) =>
  openTestEditor(
    { root: node('root') },
    {
      parts: { site: createSiteStore({ ...testSite, themeName: shown, pathname: '/' }) },
      theme,
      children: (
        <SiteKind
          liveTheme={liveTheme}
          openPage={() => undefined}
          publishOpen={publishOpen}
          onLive={onLive}
        />
      ),
    },
  )

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn())
  vi.clearAllMocks()
  publishOpen.mockImplementation(async () => true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('offers every installed kind, and says whose it is', () => {
  open('default')
  expect(button(/^Several pages/).getAttribute('aria-pressed')).toBe('true')
  expect(button(/^One page/).textContent).not.toContain('by ')
  expect(button(/^One long page/).textContent).toContain('by encore')
  fireEvent.click(button(/^One long page/))
  expect(screen.getByRole('dialog').textContent).toContain('Switch to “One long page”?')
  expect(names()).toContain('Look at it first')
  expect(fetch).not.toHaveBeenCalled()
})

it('puts what is looked at live, whichever kind it is', () => {
  open('default', plugins)
  fireEvent.click(button('Put this home page live'))
  expect(screen.getByRole('dialog').textContent).toContain('Switch to “One long page”?')
  expect(names()).not.toContain('Look at it first')
})

it('has the page’s own state asked for anew, once it is what visitors see', async () => {
  open('default', plugins)
  fireEvent.click(button('Put this home page live'))
  expect(onLive).not.toHaveBeenCalled()
  vi.mocked(fetch).mockResolvedValue(Response.json({ homeId: 'h' }))
  fireEvent.click(button('Show it to visitors'))
  await vi.waitFor(() => expect(onLive).toHaveBeenCalledTimes(1))
})

it('puts the open home page live as it is now before visitors get there, and else nothing', async () => {
  const called: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(url)
    return Response.json({ homeId: 'h' })
  })
  publishOpen.mockImplementation(async () => {
    called.push('publish')
    return called.length > 1
  })
  open('default', plugins)
  const putLive = () => {
    fireEvent.click(button('Put this home page live'))
    fireEvent.click(button('Show it to visitors'))
  }
  putLive()
  // What the check finds is said in its own window.
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.waitFor(() =>
    expect(button('Put this home page live').hasAttribute('disabled')).toBe(false),
  )
  expect(called).toEqual(['publish'])
  putLive()
  await vi.waitFor(() => expect(onLive).toHaveBeenCalled())
  expect(called).toEqual(['publish', 'publish', expect.stringMatching(/theme-switch$/)])
})

it('publishes nothing of what is open when another kind goes live', async () => {
  vi.mocked(fetch).mockResolvedValue(Response.json({ homeId: 'h' }))
  open('default')
  fireEvent.click(button(/^One long page/))
  fireEvent.click(button('Show it to visitors'))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(publishOpen).not.toHaveBeenCalled()
})

it('offers the look that a kind is made for, and takes it back', () => {
  const { engine, undoTold } = open('default', plugins)
  fireEvent.click(button('Use the look it is made for'))
  expect(engine.theme()?.fontFamily).toBe('Righteous')
  expect(names()).not.toContain('Use the look it is made for')
  undoTold()
  expect(engine.theme()).toEqual(theme)
})

it('says what is missing when the kind went with its plugin', () => {
  open('gone/elsewhere')
  expect(screen.getByText('Your kind of site is not installed any more')).toBeTruthy()
  expect(screen.getByText(/“gone\/elsewhere” came with a plugin that is gone/)).toBeTruthy()
  expect(names()).not.toContain('Put this home page live')
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
})
