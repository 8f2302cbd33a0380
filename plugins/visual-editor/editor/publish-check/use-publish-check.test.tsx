// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { usePublishCheck } from '@/plugins/visual-editor/editor/publish-check/use-publish-check'
import type { PendingItem } from '@/plugins/visual-editor/editor/save/leaving/pending-work'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { createUiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(() => vi.unstubAllGlobals())

type Given = { isSaved: boolean; isAsked?: boolean; ends?: readonly PendingItem[] }

function openCheck({ isSaved, isAsked = false, ends = [] }: Given) {
  const unchecked = {
    saveOrSay: vi.fn(async () => isSaved),
    publish: vi.fn(),
    isPublishing: false,
  }
  const tell = vi.fn()
  const commands = { tell } as Partial<BuilderContext['commands']> as BuilderContext['commands']
  const builder = {
    apiPath: '/api',
    pages: createPagesStore([]),
    commands,
    pendingWork: new Set(ends),
    ui: createUiStore(),
  }
  const saving = unchecked as Partial<Saving> as Saving
  const { result } = renderHook(() => usePublishCheck(saving, builder, { pageId: 'p', isAsked }))
  return { result, unchecked: { ...unchecked, tell } }
}

async function publish(given: Given) {
  const { result, unchecked } = openCheck(given)
  await act(() => result.current.saving.publish())
  return unchecked
}

it('puts nothing live unchecked when saving fails, and says so', async () => {
  const unchecked = await publish({ isSaved: false })
  expect(unchecked.publish).not.toHaveBeenCalled()
  expect(unchecked.saveOrSay).toHaveBeenCalledOnce()
})

it.each([
  ['the server’s words', Response.json({ message: 'Too many requests.' }, { status: 429 })],
  ['no words at all', new Response('Bad gateway', { status: 502 })],
  ['nobody to ask', null],
])('lets nothing go live when the check fails with %s, and says why', async (_what, failed) => {
  const answer = async () => failed ?? Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', answer)
  const { result, unchecked } = openCheck({ isSaved: true })
  const why = new Map([
    [429, 'Too many requests.'],
    [502, 'Something went wrong.'],
  ]).get(failed?.status ?? 0)
  expect(await act(() => result.current.mayGoLive())).toBe(false)
  expect(unchecked.tell).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(why ?? ownerMessages.editor.notLookedAt),
  )
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await act(() => result.current.saving.publish())
  expect(unchecked.publish).not.toHaveBeenCalled()
})

it.each([
  ['nothing while it is refused', true, 0],
  ['all once it is saved', false, 1],
])(
  'saves first what is typed among the pages, and puts live: %s',
  async (_what, refused, times) => {
    vi.stubGlobal('fetch', async () => Response.json({ findings: [] }))
    let isOpen = true
    const end: PendingItem = {
      kind: 'typed',
      isOpen: () => isOpen,
      finish: async () => {
        isOpen = refused
      },
    }
    const unchecked = await publish({ isSaved: true, ends: [end] })
    expect(unchecked.publish).toHaveBeenCalledTimes(times)
    expect(unchecked.tell.mock.calls).toEqual(refused ? [[ownerMessages.editor.typedNotSaved]] : [])
  },
)

it('goes on to publishing when nothing is found', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ findings: [] }))
  const unchecked = await publish({ isSaved: true })
  expect(unchecked.publish).toHaveBeenCalledOnce()
  expect(unchecked.tell).not.toHaveBeenCalled()
})

const warned = async () =>
  Response.json({
    findings: [
      { rule: 'alt-text', severity: 'warning', message: 'No words', place: { kind: 'theme' } },
    ],
  })

it.each([
  ['goOn', true],
  ['close', false],
] as const)('asks about what is found, and %s answers it: %s', async (answer, isWanted) => {
  vi.stubGlobal('fetch', warned)
  const { result } = openCheck({ isSaved: true })
  let asked = Promise.resolve(false)
  await act(async () => {
    asked = result.current.mayGoLive()
  })
  await expect.poll(() => result.current.check.found).toHaveLength(1)
  // A second click while the window is open starts nothing.
  expect(await result.current.mayGoLive()).toBe(false)
  act(() => result.current.check[answer]())
  expect(await asked).toBe(isWanted)
  await expect.poll(() => result.current.check.found).toEqual([])
})

it('looks at once where that is asked for, and publishes only what is wanted', async () => {
  vi.stubGlobal('fetch', warned)
  const { result, unchecked } = openCheck({ isSaved: true, isAsked: true })
  await expect.poll(() => result.current.check.found).toHaveLength(1)
  expect(unchecked.publish).not.toHaveBeenCalled()
  act(() => result.current.check.goOn())
  await expect.poll(() => unchecked.publish).toHaveBeenCalledOnce()
})

it('says that nothing was found where it looked at once, and publishes nothing', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ findings: [] }))
  const { unchecked } = openCheck({ isSaved: true, isAsked: true })
  await expect.poll(() => unchecked.tell).toHaveBeenCalledWith(ownerMessages.editor.nothingFound)
  expect(unchecked.publish).not.toHaveBeenCalled()
})

it.each([
  ['that goes live with it', undefined, '/api/pages/p/publish-check'],
  ['that is live, where the page goes alone', 'live', '/api/pages/p/publish-check?theme=live'],
] as const)('has the page looked at in the theme %s', async (_what, theme, expected) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ findings: [] })
  })
  const { result } = openCheck({ isSaved: true })
  expect(await act(() => result.current.mayGoLive(undefined, theme))).toBe(true)
  expect(asked).toEqual([expected])
})
