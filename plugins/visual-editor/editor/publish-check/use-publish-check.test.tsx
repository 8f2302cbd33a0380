// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { usePublishCheck } from '@/plugins/visual-editor/editor/publish-check/use-publish-check'
import { notSavedYet } from '@/plugins/visual-editor/editor/save/save-part'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { ownerMessages } from '@/src/core/owner-messages'

afterEach(() => vi.unstubAllGlobals())

function openCheck({ isSaved, isAsked = false }: { isSaved: boolean; isAsked?: boolean }) {
  const unchecked = {
    flush: async () => isSaved,
    publish: vi.fn(),
    say: vi.fn(),
    isPublishing: false,
  }
  const options = { apiPath: '/api', pageId: 'p', pages: createPagesStore([]), isAsked }
  const saving = unchecked as Partial<Saving> as Saving
  const { result } = renderHook(() => usePublishCheck(saving, options))
  return { result, unchecked }
}

async function publish(given: { isSaved: boolean }) {
  const { result, unchecked } = openCheck(given)
  await act(() => result.current.saving.publish())
  return unchecked
}

it('puts nothing live unchecked when saving fails, and says so', async () => {
  const unchecked = await publish({ isSaved: false })
  expect(unchecked.publish).not.toHaveBeenCalled()
  expect(unchecked.say).toHaveBeenCalledWith(notSavedYet)
})

it.each([
  ['the server’s words', Response.json({ message: 'Too many requests.' }, { status: 429 })],
  ['no words at all', new Response('Bad gateway', { status: 502 })],
])('puts nothing live when the check fails with %s', async (_what, failed) => {
  vi.stubGlobal('fetch', async () => failed)
  const unchecked = await publish({ isSaved: true })
  expect(unchecked.publish).not.toHaveBeenCalled()
  expect(unchecked.say).toHaveBeenCalledWith(
    expect.stringMatching(failed.status === 429 ? 'Too many requests.' : 'Something went wrong.'),
  )
})

it.each([
  ['nothing is found', async () => Response.json({ findings: [] })],
  ['the server is away', () => Promise.reject(new TypeError('Failed to fetch'))],
])('goes on to publishing when %s', async (_what, answer) => {
  vi.stubGlobal('fetch', answer)
  const unchecked = await publish({ isSaved: true })
  expect(unchecked.publish).toHaveBeenCalledOnce()
  expect(unchecked.say).not.toHaveBeenCalled()
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
  await vi.waitFor(() => expect(result.current.check.found).toHaveLength(1))
  // A second click while the window is open starts nothing.
  expect(await result.current.mayGoLive()).toBe(false)
  act(() => result.current.check[answer]())
  expect(await asked).toBe(isWanted)
  await vi.waitFor(() => expect(result.current.check.found).toEqual([]))
})

it('looks at once where that is asked for, and publishes only what is wanted', async () => {
  vi.stubGlobal('fetch', warned)
  const { result, unchecked } = openCheck({ isSaved: true, isAsked: true })
  await vi.waitFor(() => expect(result.current.check.found).toHaveLength(1))
  expect(unchecked.publish).not.toHaveBeenCalled()
  act(() => result.current.check.goOn())
  await vi.waitFor(() => expect(unchecked.publish).toHaveBeenCalledOnce())
})

it('says that nothing was found where it looked at once, and publishes nothing', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ findings: [] }))
  const { unchecked } = openCheck({ isSaved: true, isAsked: true })
  await vi.waitFor(() =>
    expect(unchecked.say).toHaveBeenCalledWith(ownerMessages.editor.nothingFound),
  )
  expect(unchecked.publish).not.toHaveBeenCalled()
})
