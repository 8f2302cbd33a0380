// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeInParts } from '@/src/admin/ui/list/change-in-parts'
import { useLongList } from '@/src/admin/ui/list/use-long-list'
import { studioLimits } from '@/src/core/studio-limits'

type Row = { id: string }
type Page = { data: Row[]; next: string | null }

const rows = (from: number, to: number): Row[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: `${from + index}` }))

let stored: Row[] = []
let asked: string[] = []
let isOffline = false

beforeEach(() => {
  stored = rows(0, 25)
  asked = []
  isOffline = false
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (isOffline) {
      throw new TypeError('Failed to fetch')
    }
    const { searchParams } = new URL(url)
    return Response.json(pageFrom(searchParams.get('from'), searchParams.get('after')))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** As a server has them: pages of ten, each beginning with the row that the one before named, or behind its last. */
function pageFrom(from: string | null, after: string | null = null): Page {
  const placeOf = (wanted: string | null) => stored.findIndex(({ id }) => id === wanted)
  const known = [placeOf(from), placeOf(after) + 1 || -1].filter((place) => place >= 0)
  const start = known.length > 0 ? Math.min(...known) : 0
  return { data: stored.slice(start, start + 10), next: stored[start + 10]?.id ?? null }
}

const first = { query: '', sort: 'store' }
const openList = () =>
  renderHook(
    (given: Page) =>
      useLongList<Row, typeof first, Page>({ url: 'https://luna.example/list', first, given }),
    { initialProps: pageFrom(null) },
  )
const open = () => openList().result

const ids = ({ current }: ReturnType<typeof open>) => current.shown.data.map(({ id }) => id)

async function more(list: ReturnType<typeof open>) {
  act(() => list.current.more())
  await waitFor(() => expect(list.current.isBusy).toBe(false))
}

it('shows more until all is shown', async () => {
  const list = open()
  await more(list)
  await more(list)
  expect([ids(list).length, list.current.shown.next]).toEqual([25, null])
})

it('shows a row once that was moved down meanwhile', async () => {
  const list = open()
  stored = [...rows(1, 15), { id: '0' }, ...rows(15, 25)]
  await more(list)
  await more(list)
  expect([ids(list).length, new Set(ids(list)).size]).toEqual([25, 25])
})

it('reads as many again as were shown, once they were changed', async () => {
  const list = open()
  await more(list)
  stored = rows(5, 25)
  await act(() => list.current.reload())
  expect(ids(list)).toEqual(rows(5, 25).map(({ id }) => id))
})

it('shows more where the row to begin with was moved among what is shown', async () => {
  const list = open()
  stored = [{ id: '10' }, ...rows(0, 10), ...rows(11, 25)]
  await more(list)
  await more(list)
  await more(list)
  expect([ids(list).length, new Set(ids(list)).size]).toEqual([25, 25])
})

it('shows more where the row to begin with is gone', async () => {
  const list = open()
  stored = [...rows(0, 10), ...rows(11, 25)]
  await more(list)
  expect(ids(list)).toEqual([...rows(0, 10), ...rows(11, 21)].map(({ id }) => id))
  expect(asked).toEqual(['https://luna.example/list?sort=store&from=10&after=9'])
})

it('reads again what is looked for by now, not when the change began', async () => {
  const list = open()
  const { reload } = list.current
  act(() => list.current.ask({ query: 'a' }))
  await act(() => reload())
  expect(list.current.asked.query).toBe('a')
  expect(asked).toEqual(['https://luna.example/list?query=a&sort=store'])
})

it('reads anew, as far as it is shown, when its screen is given another first page', async () => {
  const { result: list, rerender } = openList()
  await more(list)
  stored = rows(5, 25)
  rerender(pageFrom(null))
  await waitFor(() => expect(ids(list)).toEqual(rows(5, 25).map(({ id }) => id)))
})

it('keeps what is shown when nothing answers, and says so', async () => {
  const list = open()
  isOffline = true
  await more(list)
  expect([ids(list).length, list.current.problem]).toEqual([10, expect.stringMatching(/./)])
})

it('asks for what was looked for last', async () => {
  const list = open()
  act(() => list.current.ask({ query: 'a' }))
  act(() => list.current.ask({ query: 'ab' }))
  await waitFor(() => expect(list.current.isBusy).toBe(false))
  expect(asked).toEqual(['https://luna.example/list?query=ab&sort=store'])
})

it('changes many in several calls, and says what was done before one failed', async () => {
  const { changedAtOnce } = studioLimits
  const many = rows(0, changedAtOnce * 2 + 1).map(({ id }) => id)
  const sent: string[][] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const part: { ids: string[] } = JSON.parse(body)
    sent.push(part.ids)
    if (isOffline && sent.length === 2) {
      throw new TypeError('Failed to fetch')
    }
    return Response.json({ changed: part.ids, refused: [] })
  })
  expect((await changeInParts('/change', { ids: many })).changed).toEqual(many)
  expect(sent.map(({ length }) => length)).toEqual([changedAtOnce, changedAtOnce, 1])
  sent.length = 0
  isOffline = true
  const { changed, problem } = await changeInParts('/change', { ids: many })
  expect([changed, problem]).toEqual([many.slice(0, changedAtOnce), expect.stringMatching(/./)])
})
