// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createPageStatus } from '@/plugins/visual-editor/editor/publish/page-status'
import { usePublishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import type { PublishResult } from '@/plugins/visual-editor/editor/save/part-contract'
import { createUiStore } from '@/plugins/visual-editor/editor/state/ui-store'

type Options = Parameters<typeof usePublishing>[0]

async function publishPage({ mayGoLive = true, hasUnpublished = true, result = 'published' }) {
  const publish = vi.fn(
    async () => ({ kind: result, message: 'Not this one' }) as unknown as PublishResult,
  )
  const ui = createUiStore()
  const page = { isLive: true, schedule: { publishAt: null, unpublishAt: null } }
  const options = {
    ui,
    page,
    pagePart: { publish, store: createStore(() => ({ hasUnpublished })) },
    saving: {},
    mayGoLive: async () => mayGoLive,
    status: createPageStatus(page as unknown as Options['page']),
  } as unknown as Options
  const { result: hook } = renderHook(() => usePublishing(options))
  const isLive = await act(() => hook.current.publishPage())
  return { isLive, calls: publish.mock.calls.length, said: ui.getState().toast?.message }
}

it.each([
  ['what is new', {}, { isLive: true, calls: 1 }],
  ['nothing when nothing is new', { hasUnpublished: false }, { isLive: true, calls: 0 }],
  ['nothing that may not go live', { mayGoLive: false }, { isLive: false, calls: 0 }],
  ['nothing refused', { result: 'failed' }, { isLive: false, calls: 1, said: 'Not this one' }],
  ['nothing over another’s work', { result: 'conflict' }, { isLive: false, calls: 1 }],
])('puts the page live alone: %s', async (_what, given, expected) => {
  expect(await publishPage(given)).toEqual({ said: undefined, ...expected })
})

it.each([
  ['looks at the page before its time is set', { publishAt: '2030-01-02T10:00:00.000Z' }, 0],
  ['looks at nothing for a time that was set', { publishAt: '2030-01-01T10:00:00.000Z' }, 1],
  ['looks at nothing for the end of a page', { unpublishAt: '2030-02-01T10:00:00.000Z' }, 1],
])('%s', async (_what, change, calls) => {
  const set = vi.fn(async () => ({ publishAt: null, unpublishAt: null }))
  const page = {
    isLive: false,
    schedule: { publishAt: '2030-01-01T10:00:00.000Z', unpublishAt: null },
  }
  const options = {
    ui: createUiStore(),
    page,
    api: { schedule: set },
    pagePart: {
      alone: (run: () => unknown) => run(),
      store: createStore(() => ({ hasUnpublished: true })),
    },
    saving: { flush: async () => true },
    mayGoLive: async () => false,
    status: createPageStatus(page as unknown as Options['page']),
  } as unknown as Options
  const { result } = renderHook(() => usePublishing(options))
  act(() => result.current.setDialog('schedule'))
  expect(await act(() => result.current.setSchedule(change))).toBeNull()
  expect(set).toHaveBeenCalledTimes(calls)
  expect(result.current.dialog).toBe(calls === 0 ? null : 'schedule')
})
