// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testSite } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { HandoffAnnouncement } from '@/plugins/visual-editor/editor/pages/handoff-announcement'
import type { OpenPage } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { createSiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import { SiteKind } from '@/plugins/visual-editor/editor/theme/site-kind'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

const theme: EditedTheme = { ...testSite.theme, logoId: '', avatarId: '' }
const plugins = 'encore/long-page'

const onLive = vi.fn()
const openPage = vi.fn<OpenPage>()
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
          adminPath="/admin"
          openPage={openPage}
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

it('has the page’s own state asked for again, once it is what visitors see', async () => {
  open('default', plugins)
  fireEvent.click(button('Put this home page live'))
  expect(onLive).not.toHaveBeenCalled()
  vi.mocked(fetch).mockResolvedValue(Response.json({ homeId: 'h' }))
  fireEvent.click(button('Show it to visitors'))
  await expect.poll(() => onLive).toHaveBeenCalledTimes(1)
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
  await expect.poll(() => button('Put this home page live').hasAttribute('disabled')).toBe(false)
  expect(called).toEqual(['publish'])
  putLive()
  await expect.poll(() => onLive).toHaveBeenCalled()
  expect(called).toEqual(['publish', 'publish', expect.stringMatching(/theme-switch$/)])
})

it('leads back to the home page that visitors see', async () => {
  vi.mocked(fetch).mockResolvedValue(Response.json({ homeId: 'live-home' }))
  open('default', plugins)
  fireEvent.click(button(/^Several pages/))
  await expect.poll(() => openPage).toHaveBeenCalledWith('live-home', expect.anything())
  expect(onLive).not.toHaveBeenCalled()
})

describe('a home page that is not open', () => {
  const calls: string[] = []
  const answering = ({ isLive, severity }: { isLive: boolean; severity?: string }) =>
    vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
      const place = { kind: 'block', id: 'b' }
      const found = { rule: 'dead-link', severity, message: 'Leads nowhere.', place }
      if (url.endsWith('/publish-check')) {
        calls.push('look')
        return Response.json({ findings: severity ? [found] : [] })
      }
      if (url.includes('draft=true')) {
        const b = { type: 'note', v: 1, props: { title: 'Buy my record' }, children: [] }
        const root = { type: 'root', v: 1, props: {}, children: ['b'] }
        return Response.json({ rev: 1, layout: { version: 1, nodes: { root, b } } })
      }
      if (method === 'GET') {
        const schedule = { publishAt: null, unpublishAt: null }
        return Response.json({ _status: isLive ? 'published' : 'draft', rev: 1, schedule })
      }
      calls.push(JSON.parse(String(body)).isLive ? 'live' : 'ready')
      return Response.json({ homeId: 'h' })
    })
  const show = () => {
    open('default')
    fireEvent.click(button(/^One long page/))
    fireEvent.click(button('Show it to visitors'))
  }
  beforeEach(() => {
    calls.length = 0
  })

  it('goes live at once where nothing is found, and nothing of what is open does', async () => {
    answering({ isLive: false })
    show()
    await expect.poll(() => calls).toEqual(['ready', 'look', 'live'])
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(publishOpen).not.toHaveBeenCalled()
  })

  it('is not looked at again where it is live already', async () => {
    answering({ isLive: true, severity: 'error' })
    show()
    await expect.poll(() => calls).toEqual(['ready', 'live'])
  })

  it('does not go live with something broken', async () => {
    answering({ isLive: false, severity: 'error' })
    show()
    expect(await screen.findByText('Leads nowhere.')).toBeTruthy()
    expect(names()).not.toContain('Show it to visitors')
    expect(names()).not.toContain('Show it anyway')
    fireEvent.click(button('Look at it first'))
    await expect.poll(() => calls).toEqual(['ready', 'look', 'ready'])
  })

  it('names the block of what is found, and shows it on its own page', async () => {
    answering({ isLive: false, severity: 'error' })
    show()
    const found = await screen.findByRole('listitem')
    expect(found.textContent).toContain('Buy my record')
    fireEvent.click(button('Show me'))
    expect(openPage).toHaveBeenCalledExactlyOnceWith('h', { isChecked: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is told about where it opens, when it went live', async () => {
    answering({ isLive: false })
    show()
    await expect.poll(() => openPage).toHaveBeenCalledOnce()
    openPage.mock.lastCall?.[1]?.onLeave?.()
    cleanup()
    const told = () =>
      openTestEditor({ root: node('root') }, { children: <HandoffAnnouncement /> }).said()
    expect(told()).toMatch(/^Visitors see .+ now\.$/)
    // Once.
    expect(told()).toBe('')
  })

  it('goes live in spite of warnings once that is wanted', async () => {
    answering({ isLive: false, severity: 'warning' })
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Show it anyway' }))
    await expect.poll(() => calls).toEqual(['ready', 'look', 'live'])
  })

  it('stays as it is while nobody can be asked', async () => {
    answering({ isLive: false })
    const answer = fetch
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.endsWith('/publish-check')) {
        throw new TypeError('Failed to fetch')
      }
      return answer(url, init)
    })
    show()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(calls).toEqual(['ready'])
  })
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
