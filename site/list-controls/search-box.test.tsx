// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchBox } from '@/site/list-controls/search-box.client'
import { limits } from '@/src/core/limits'

const onSearch = vi.fn()
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search music' })
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function boxFor(search = '', isPending = false) {
  return (
    <SearchBox
      label="Search music"
      pathname="/products"
      query={{ search }}
      filters={[]}
      isPending={isPending}
      onSearch={onSearch}
    >
      {null}
    </SearchBox>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  onSearch.mockReset()
})
afterEach(cleanup)

it('searches once, when the typing has come to an end', () => {
  render(boxFor())
  for (const text of ['s', 'sa', 'sal', 'salt']) {
    type(text)
    pass(limits.searchDebounceMs - 1)
  }
  expect(onSearch).not.toHaveBeenCalled()
  pass(1)
  expect(onSearch.mock.calls).toEqual([['salt']])
})

it('searches at once with Enter, and not again when the time is over', () => {
  render(boxFor())
  type(' salt ')
  fireEvent.submit(box())
  pass(limits.searchDebounceMs)
  fireEvent.submit(box())
  expect(onSearch.mock.calls).toEqual([['salt']])
})

it('follows the address, but not away from what was typed since it was asked', () => {
  const { rerender } = render(boxFor())
  type('sa')
  fireEvent.submit(box())
  rerender(boxFor('', true))
  type('salt')
  rerender(boxFor('sa'))
  expect(box().value).toBe('salt')
  pass(limits.searchDebounceMs)
  expect(onSearch.mock.calls).toEqual([['sa'], ['salt']])
  rerender(boxFor('salt'))
  rerender(boxFor())
  expect(box().value).toBe('')
})
