import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { PagesPanel } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { SettingsConflict } from '@/plugins/visual-editor/editor/pages/settings-conflict'
import type { DeletedPage, PageEntry } from '@/src/core/contracts/pages/page-answers'
import { type PageChange, pageSettings } from '@/src/core/contracts/pages/pages'
import { mergeSettings } from '@/src/core/page-document/merge/merge-settings'

export const entry = (id: string, pathname: string, more: Partial<PageEntry> = {}): PageEntry => ({
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

const freshSite = () => ({
  stored: [
    entry('Home', '/', { isUndeletable: true }),
    entry('Links', '/', { theme: 'link-tree' }),
    entry('About', '/about'),
    entry('Tour', '/tour', { livePathname: null, state: 'draft' }),
    entry('Terms', '/terms-of-service', { isUndeletable: true }),
  ],
  calls: [] as { method: string; path: string; body: unknown }[],
  opened: [] as string[],
  noted: 0,
  /** What the check before publishing answers; asked with the query. */
  checked: (_query: string) => Response.json({ findings: [] }),
  deleted: [] as DeletedPage[],
  /** Titles of pages that link to whichever is asked about. */
  linking: [] as string[],
  saveOpen: async () => true,
  /** Changes are answered when it ends. */
  held: Promise.resolve(),
  /** What comes of a deletion; the answer may be lost on its way. */
  deletion: 'done' as 'done' | 'refused' | 'lost',
  /** Orders that are refused, counted among the calls. */
  refusedOrders: new Set<number>() as ReadonlySet<number>,
})

/** What the server has and was asked for, and what the panel asked of the editor. */
export const site = freshSite()

/** Before each test. */
export function beginSite(): void {
  Object.assign(site, freshSite())
  vi.stubGlobal('fetch', answer)
}

/** After each test. */
export async function endSite(): Promise<void> {
  // A deletion that still waits would be sent by the next window that goes, in another test.
  await act(async () => {
    window.dispatchEvent(new Event('pagehide'))
  })
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

/** Answers as the server does, from memory. */
async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  const method = init.method ?? 'GET'
  const body = init.body ? JSON.parse(String(init.body)) : undefined
  if (method !== 'GET') {
    site.calls.push({ method, path: path.split('?')[0] ?? '', body })
  }
  if (method !== 'GET') {
    await site.held
  }
  if (path.endsWith('/page-order') && site.refusedOrders.has(site.calls.length)) {
    return Response.json({ message: 'Not like this' }, { status: 400 })
  }
  const id = path.match(/\/api\/pages\/(\w+)/)?.[1]
  if (method === 'DELETE' && site.deletion === 'refused') {
    return Response.json({ message: 'It is planned' }, { status: 400 })
  }
  if (method === 'DELETE') {
    site.stored = site.stored.filter((page) => page.id !== id)
  }
  if (method === 'DELETE' && site.deletion === 'lost') {
    throw new TypeError('The connection was closed')
  }
  if (method === 'PATCH' && body?.mine?.pathname === '/refused') {
    return Response.json({ message: 'Not this one' }, { status: 400 })
  }
  const stored = site.stored.find((page) => page.id === id)
  if (path.endsWith('/settings') && stored) {
    const merged = mergeSettings({ ...body, theirs: pageSettings.parse(stored) })
    const changed = { ...stored, ...merged.settings, state: 'changed' as const }
    site.stored = site.stored.map((page) => (page === stored ? changed : page))
    return Response.json(merged)
  }
  const [address = '', query = ''] = path.split('?')
  if (address.endsWith('/publish-check')) {
    return site.checked(query)
  }
  if (address.endsWith('/restore')) {
    const back = site.deleted.find(({ id }) => address.includes(`/${id}/`))
    site.deleted = site.deleted.filter((page) => page !== back)
    site.stored.push(entry('made', back?.pathname ?? '', { title: back?.title, state: 'draft' }))
  }
  if (address.endsWith('/linking-pages')) {
    return Response.json({ titles: site.linking })
  }
  return method === 'GET'
    ? Response.json({ pages: site.stored, card, deleted: site.deleted })
    : Response.json({ id: 'made' })
}

export function openPanel(currentId = 'About', { hasUnpublished = false } = {}) {
  return openTestEditor(
    { root: node('root') },
    {
      parts: { pages: createPagesStore(site.stored) },
      children: (
        <>
          <PagesPanel
            adminPath="/admin"
            currentId={currentId}
            hasUnpublished={hasUnpublished}
            openPage={(id, { isChecked, onLeave } = {}) => {
              onLeave?.()
              site.opened.push(isChecked ? `${id}?check` : id)
            }}
            saveOpen={site.saveOpen}
            noteChange={() => {
              site.noted += 1
            }}
          />
          <SettingsConflict currentId={currentId} />
        </>
      ),
    },
  )
}

/** What was changed, call by call. */
export const changes = () =>
  site.calls.flatMap(({ body }) => {
    const { mine } = (body ?? {}) as { mine?: PageChange }
    return mine ? [mine] : []
  })

export const titles = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent)
export const settingsOf = async (title: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Settings of ${title}` }))
  await screen.findByRole('button', { name: 'Duplicate' })
}
export const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  return field
}
