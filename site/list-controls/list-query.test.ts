import { expect, it } from 'vitest'
import {
  activeFilters,
  type ListFilter,
  listHref,
  queryOfHref,
  readPage,
} from '@/site/list-controls/list-query'

const releaseType: ListFilter = {
  name: 'releaseType',
  label: 'Release type',
  kind: 'radios',
  options: [
    { value: '', label: 'All Types' },
    { value: 'album', label: 'Albums' },
  ],
}

it('writes addresses in a fixed order, without what is empty and without page 1', () => {
  const query = { search: 'salt & sea', category: 'Music', releaseType: '' }
  expect(listHref('/products', query)).toBe('/products?search=salt+%26+sea&category=Music')
  expect(listHref('/products', query, 3)).toBe(
    '/products?search=salt+%26+sea&category=Music&page=3',
  )
  expect(listHref('/members', { search: '' })).toBe('/members')
})

it('names what narrows a list, and what is left without it', () => {
  const query = { search: 'salt', category: 'Music', releaseType: 'album' }
  expect(activeFilters(query, [releaseType])).toEqual([
    { name: 'search', label: 'Search: salt', without: { ...query, search: '' } },
    { name: 'releaseType', label: 'Albums', without: { ...query, releaseType: '' } },
  ])
})

it('knows no filter for what lets everything through', () => {
  expect(activeFilters({ search: '', releaseType: '' }, [releaseType])).toEqual([])
})

it('names a value nobody offers by its filter, so that it can be taken back', () => {
  expect(activeFilters({ releaseType: 'tape' }, [releaseType])).toEqual([
    { name: 'releaseType', label: 'Release type', without: { releaseType: '' } },
  ])
})

it('reads back where an address leads', () => {
  const query = { search: 'salt & sea', category: 'Merch', releaseType: '' }
  expect(queryOfHref(listHref('/products', query, 3), query)).toEqual(query)
  expect(queryOfHref('/members', { search: 'x' })).toEqual({ search: '' })
})

it.each([
  [undefined, 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['many', 1],
  ['10001', 1],
])('takes page %s for %i', (written, page) => {
  expect(readPage(written)).toBe(page)
})
