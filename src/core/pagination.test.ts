import { expect, it } from 'vitest'
import { pageCountOf, paginatorPages, paginatorText } from '@/src/core/pagination'

it('shows up to seven pages in full', () => {
  expect(paginatorPages(1, 1)).toEqual([1])
  expect(paginatorPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

it('shows first, last, neighbours and gaps from eight pages on', () => {
  expect(paginatorPages(1, 8)).toEqual([1, 2, 'gap', 8])
  expect(paginatorPages(5, 20)).toEqual([1, 'gap', 4, 5, 6, 'gap', 20])
  expect(paginatorPages(20, 20)).toEqual([1, 'gap', 19, 20])
})

it('shows the page itself where a gap would hide only one', () => {
  expect(paginatorPages(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(paginatorPages(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
})

it('counts the items shown', () => {
  expect(paginatorText({ page: 1, pageSize: 10, total: 14 })).toBe('Showing 1 to 10 of 14 items')
  expect(paginatorText({ page: 2, pageSize: 10, total: 14 })).toBe('Showing 11 to 14 of 14 items')
  expect(paginatorText({ page: 1, pageSize: 10, total: 0 })).toBe('Showing 0 to 0 of 0 items')
})

it('counts pages, at least one', () => {
  expect(pageCountOf({ pageSize: 10, total: 0 })).toBe(1)
  expect(pageCountOf({ pageSize: 10, total: 11 })).toBe(2)
})
