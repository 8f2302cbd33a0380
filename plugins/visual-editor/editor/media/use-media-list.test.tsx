// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { useMediaList } from '@/src/admin/media/library/use-media-list'
import { mediaPageSize } from '@/src/admin/media/media-api'
import { limits } from '@/src/core/limits'

function List() {
  const [words, setWords] = useState('')
  const list = useMediaList('image', words)
  return (
    <>
      <input aria-label="Search" value={words} onChange={(event) => setWords(event.target.value)} />
      <button type="button" disabled={list.isLoading} onClick={list.loadMore}>
        Show more
      </button>
      <output>{list.items.map(({ id }) => id).join(' ')}</output>
    </>
  )
}

/** Answers that are still on their way, by search and page. */
let waiting: Map<string, (names: string[]) => void>

beforeEach(() => {
  vi.useFakeTimers()
  waiting = new Map()
  vi.stubGlobal('fetch', (url: string) => {
    const { searchParams } = new URL(url, 'https://ada.test')
    const asked = `${searchParams.get('query') ?? ''} ${searchParams.get('page')}`
    return new Promise((resolve) => {
      waiting.set(asked, (names) =>
        resolve(Response.json(names.map((id) => ({ id, name: id, type: 'image' })))),
      )
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const answer = (asked: string, names: string[]) =>
  act(async () => {
    const arrive = waiting.get(asked)
    if (!arrive) {
      throw new Error(`"${asked}" was not asked for`)
    }
    arrive(names)
    await vi.advanceTimersByTimeAsync(0)
  })
const shown = () => screen.getByRole('status').textContent

it('leaves out further pages of a search that is over', async () => {
  openTestEditor({ root: node('root') }, { children: <List /> })
  await after(0)
  const full = Array.from({ length: mediaPageSize }, (_, index) => `p${index}`)
  await answer(' 1', full)
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'sea' } })
  await after(limits.searchDebounceMs)
  await answer('sea 1', ['sea-1', 'sea-2'])
  await answer(' 2', ['old-1'])
  expect(shown()).toBe('sea-1 sea-2')
})

it('adds further pages of the search that is shown', async () => {
  openTestEditor({ root: node('root') }, { children: <List /> })
  await after(0)
  const full = Array.from({ length: mediaPageSize }, (_, index) => `p${index}`)
  await answer(' 1', full)
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await answer(' 2', ['p0', 'last'])
  expect(shown()).toBe([...full, 'last'].join(' '))
})
