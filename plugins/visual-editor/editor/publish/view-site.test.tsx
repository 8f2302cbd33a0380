// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { createOwnSettings } from '@/plugins/visual-editor/editor/pages/own-settings'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { createPageStatus } from '@/plugins/visual-editor/editor/publish/page-status'
import { PublishMenu } from '@/plugins/visual-editor/editor/publish/publish-menu'
import type { Publishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import type { PagesApi } from '@/plugins/visual-editor/editor/save/calls/pages-api'
import { createPagePart } from '@/plugins/visual-editor/editor/save/page-part'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const schedule = { publishAt: null, unpublishAt: null }
const page = { id: 'p', rev: 4, pathname: '/shows', isLive: true, hasUnpublished: true, schedule }
const renamed = { id: 'p', pathname: '/shows', livePathname: '/tour', state: 'changed' }

it('leads to where visitors find the page, before and after its new address is published', async () => {
  const visit = vi.spyOn(window, 'open').mockReturnValue(null)
  const publishing = { page, isLive: true, schedule } as unknown as Publishing
  const saving = { parts: [], hasUnpublished: true } as unknown as Saving
  const { builder } = openTestEditor(
    { root: node('root') },
    {
      parts: { pages: createPagesStore([renamed as PageEntry]) },
      children: (
        <PublishMenu publishing={publishing} saving={saving} siteOrigin="https://ada.test" />
      ),
    },
  )
  const view = () => {
    fireEvent.click(screen.getByRole('button', { name: 'More about publishing' }))
    fireEvent.click(screen.getByRole('menuitem', { name: 'View site' }))
    return visit.mock.lastCall?.[0]
  }
  expect(view()).toBe('https://ada.test/tour')
  const part = createPagePart({
    builder,
    api: { publish: async () => ({ kind: 'published' }) } as Partial<PagesApi> as PagesApi,
    settings: createOwnSettings(builder, page.id),
    page: page as unknown as BuilderProps['page'],
    status: createPageStatus(page),
  })
  await act(() => part.publish())
  expect(builder.pages.getState().pages[0]?.state).toBe('live')
  expect(view()).toBe('https://ada.test/shows')
})
