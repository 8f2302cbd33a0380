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
