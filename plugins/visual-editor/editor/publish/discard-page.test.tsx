// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { createPageStatus } from '@/plugins/visual-editor/editor/publish/page-status'
import { PublishDialogs } from '@/plugins/visual-editor/editor/publish/publish-dialogs'
import { ScheduleNotice } from '@/plugins/visual-editor/editor/publish/schedule-notice'
import { showMoment } from '@/plugins/visual-editor/editor/publish/show-moment'
import { usePublishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import { createPagePart } from '@/plugins/visual-editor/editor/save/page-part'
import type { PagesApi } from '@/plugins/visual-editor/editor/save/pages-api'
import { useSaving } from '@/plugins/visual-editor/editor/save/use-saving'
import { ownerMessages } from '@/src/core/owner-messages'

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
const api = {
  saveDraft: async (_layout, rev) => ({ kind: 'saved', rev: rev + 1 }),
  discard: async () => ({ layout: live, rev: 5, schedule: { publishAt: null, unpublishAt: null } }),
} as Partial<PagesApi> as PagesApi

function Desk() {
  const builder = useBuilder()
  const { status, part, parts } = useMemo(() => {
    const status = createPageStatus(page)
    const part = createPagePart({ builder, api, page, status })
    return { status, part, parts: [part] }
  }, [builder])
  const saving = useSaving(parts, builder)
  const options = { page, pagePart: part, api, saving, status, ui: builder.ui }
  const publishing = usePublishing({ ...options, mayGoLive: async () => true })
  return (
    <>
      <ScheduleNotice publishing={publishing} />
      <button type="button" onClick={() => publishing.setDialog('discard')}>
        Ask
      </button>
      <PublishDialogs publishing={publishing} saving={saving} />
    </>
  )
}

it('says that what was to go live no longer does, and shows no time for it, after undo neither', async () => {
  // A browser that stores nothing.
  vi.stubGlobal('IDBKeyRange', { bound: () => null })
  const { commands, ui, childrenOf } = openTestEditor(draft, { children: <Desk /> })
  expect(screen.queryByTestId('schedule')).not.toBeNull()
  fireEvent.click(screen.getByText('Ask'))
  screen.getByText(ownerMessages.editor.discardEndsSchedule(showMoment(goesLive)))
  fireEvent.click(screen.getByText('Discard changes'))
  await waitFor(() => expect(childrenOf('root')).toEqual(['header', 'footer']))
  expect(screen.queryByTestId('schedule')).toBeNull()
  await waitFor(() =>
    expect(ui.getState().toast?.message).toBe(ownerMessages.editor.discardedWithSchedule),
  )
  act(() => commands.undo())
  expect(childrenOf('root')).toContain('a')
  expect(screen.queryByTestId('schedule')).toBeNull()
})
