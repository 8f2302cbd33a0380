// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useMemo } from 'react'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { createPageStatus } from '@/plugins/visual-editor/editor/publish/page-status'
import { usePublishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import type { PublishResult } from '@/plugins/visual-editor/editor/save/part-contract'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { useSaving } from '@/plugins/visual-editor/editor/save/use-saving'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Options = Parameters<typeof usePublishing>[0]

const published: PublishResult = { kind: 'published' }
const failed: PublishResult = { kind: 'failed', message: 'Not this one' }

type Given = Readonly<Record<'page' | 'theme', PublishResult | 'nothing new'>>

/** A page and the theme of its site, and what comes of publishing each. */
function open(given: Given, mayGoLive: boolean) {
  const called: string[] = []
  const partOf = (name: keyof Given) => {
    const result = given[name]
    return {
      name,
      store: createStore(() => ({
        save: { kind: 'saved', at: null },
        hasUnpublished: result !== 'nothing new',
      })),
      connect: () => () => {},
      flush: async () => true,
      publish: async () => {
        called.push(name)
        return result
      },
    } as unknown as SavePart
  }
  const tell = vi.fn()
  const commands = { tell } as Partial<BuilderContext['commands']> as BuilderContext['commands']
  const page = { isLive: true, schedule: { publishAt: null, unpublishAt: null } }
  const parts = [partOf('page'), partOf('theme')]
  const { result: hook } = renderHook(() =>
    usePublishing({
      commands,
      page,
      pagePart: parts[0],
      themePart: parts[1],
      saving: useSaving(parts, { typed: { commit: null }, commands }),
      mayGoLive: async () => mayGoLive,
      status: useMemo(() => createPageStatus(page), []),
    } as Partial<Options> as Options),
  )
  return { hook, called, said: () => tell.mock.lastCall?.[0] }
}

async function publishOpen(given: Given, mayGoLive = true) {
  const { hook, called, said } = open(given, mayGoLive)
  const isLive = await act(() => hook.current.publishOpen())
  return { isLive, called, said: said() }
}

it.each<[string, Given, Partial<Awaited<ReturnType<typeof publishOpen>>>]>([
  ['the look with its page', { page: published, theme: published }, { called: ['page', 'theme'] }],
  ['the look alone', { page: 'nothing new', theme: published }, { called: ['theme'] }],
  ['nothing when nothing is new', { page: 'nothing new', theme: 'nothing new' }, { called: [] }],
  [
    'no look of a page that is refused',
    { page: failed, theme: published },
    { isLive: false, called: ['page'], said: 'Not this one' },
  ],
  [
    'nothing over another’s work',
    { page: { kind: 'conflict' }, theme: published },
    { isLive: false, called: ['page'] },
  ],
])('puts what is open live: %s', async (_what, given, expected) => {
  expect(await publishOpen(given)).toEqual({ isLive: true, said: undefined, ...expected })
})

it('puts nothing live that may not', async () => {
  const given: Given = { page: published, theme: published }
  expect(await publishOpen(given, false)).toMatchObject({ isLive: false, called: [] })
})

it.each<[string, PublishResult, boolean, { problem: string | null; dialog: string | null }]>([
  ['goes', published, true, { problem: null, dialog: 'schedule' }],
  ['is refused', failed, true, { problem: 'Not this one', dialog: 'schedule' }],
  ['meets another’s work', { kind: 'conflict' }, true, { problem: null, dialog: null }],
  ['may not', published, false, { problem: null, dialog: null }],
])(
  'puts the look alone live, and says what is wrong where it %s',
  async (_what, theme, may, expected) => {
    const { hook, called } = open({ page: published, theme }, may)
    act(() => hook.current.setDialog('schedule'))
    expect(hook.current.hasUnpublishedTheme).toBe(true)
    const problem = await act(() => hook.current.publishTheme())
    expect({ problem, dialog: hook.current.dialog }).toEqual(expected)
    expect(called).toEqual(may ? ['theme'] : [])
  },
)

it.each([
  ['looks at the page before its time is set', { publishAt: '2030-01-02T10:00:00.000Z' }, 0],
  ['looks at nothing for a time that was set', { publishAt: '2030-01-01T10:00:00.000Z' }, 1],
  ['looks at nothing for the end of a page', { unpublishAt: '2030-02-01T10:00:00.000Z' }, 1],
])('%s', async (_what, change, calls) => {
  const mayGoLive = vi.fn(async () => false)
  const set = vi.fn(async () => ({ publishAt: null, unpublishAt: null }))
  const page = {
    isLive: false,
    schedule: { publishAt: '2030-01-01T10:00:00.000Z', unpublishAt: null },
  }
  const options = {
    page,
    api: { schedule: set },
    pagePart: {
      alone: (run: () => unknown) => run(),
      store: createStore(() => ({ hasUnpublished: true })),
    },
    themePart: { store: createStore(() => ({ hasUnpublished: true })) },
    saving: { flush: async () => true },
    mayGoLive,
    status: createPageStatus(page as unknown as Options['page']),
  } as unknown as Options
  const { result } = renderHook(() => usePublishing(options))
  act(() => result.current.setDialog('schedule'))
  expect(await act(() => result.current.setSchedule(change))).toBeNull()
  expect(set).toHaveBeenCalledTimes(calls)
  expect(result.current.dialog).toBe(calls === 0 ? null : 'schedule')
  // Visitors will see the page in the theme that is live, not in its draft.
  const asked = calls === 0 ? [[ownerMessages.editor.scheduleAnyway, 'live']] : []
  expect(mayGoLive.mock.calls).toEqual(asked)
})
