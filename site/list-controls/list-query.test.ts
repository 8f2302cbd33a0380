import { expect, it } from 'vitest'
import { activeFilters, type ListFilter, listHref } from '@/site/list-controls/list-query'

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

it('knows no filter for what lets everything through, or for a value nobody offers', () => {
  expect(activeFilters({ search: '', releaseType: '' }, [releaseType])).toEqual([])
  expect(activeFilters({ releaseType: 'tape' }, [releaseType])).toEqual([])
})
