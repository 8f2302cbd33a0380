// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useListChanges } from '@/src/admin/ui/list/use-list-changes'
import { studioLimits } from '@/src/core/studio-limits'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Body = { action: 'on' | 'off'; ids: readonly string[] }

const { changedAtOnce } = studioLimits
const ids = Array.from({ length: changedAtOnce + 2 }, (_, index) => `${index}`)

/** A list whose server answers so many calls. */
function open({ answers }: { answers: number }) {
  const sent: Body[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const part: Body = JSON.parse(body)
    sent.push(part)
    if (sent.length > answers) {
      throw new TypeError('Failed to fetch')
    }
    return Response.json({ changed: part.ids, refused: [] })
  })
  const reload = vi.fn(async () => {})
  const { result } = renderHook(() =>
    useListChanges<Body>({
      url: '/change',
      wordsOf: (body) => (many) => `${many} ${body.action}`,
      reverseOf: ({ action, ids }) => (action === 'on' ? { action: 'off', ids } : null),
      hrefOf: ({ id }) => id,
      reload,
    }),
  )
  return { list: result, sent, reload }
}

it('says how many were changed before a part failed, and leaves the others chosen', async () => {
  const { list, reload } = open({ answers: 1 })
  await act(() => list.current.change({ action: 'on', ids }))
  expect(list.current.said).toEqual([`${changedAtOnce} on`, expect.stringMatching(/./)])
  expect([...list.current.chosen]).toEqual(ids.slice(changedAtOnce))
  expect(reload).toHaveBeenCalledOnce()
})

it('takes back what was changed, and that only once', async () => {
  const { list, sent } = open({ answers: 2 })
  await act(() => list.current.change({ action: 'on', ids: ids.slice(0, 2) }))
  await act(async () => list.current.undo?.())
  expect(sent.at(-1)).toEqual({ action: 'off', ids: ids.slice(0, 2) })
  expect(list.current.undo).toBeNull()
})

it('has no way back from what cannot be taken back, or was not done', async () => {
  const { list } = open({ answers: 1 })
  await act(() => list.current.change({ action: 'off', ids: ids.slice(0, 2) }))
  expect(list.current.undo).toBeNull()
  await act(() => list.current.change({ action: 'on', ids: ids.slice(0, 2) }))
  expect(list.current.undo).toBeNull()
})
