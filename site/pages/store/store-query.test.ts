import { expect, it } from 'vitest'
import { isNarrowed, readStoreQuery, storeHref } from '@/site/pages/store/store-query'

it('reads an address, and leaves out what makes no sense', () => {
  expect(readStoreQuery({ category: 'Music', search: ' salt ', releaseType: 'album' })).toEqual({
    category: 'Music',
    search: 'salt',
    releaseType: 'album',
  })
  expect(readStoreQuery({ category: 'Shoes', releaseType: 'all' })).toEqual({
    category: 'Music',
    search: '',
    releaseType: '',
  })
  expect(readStoreQuery({ search: ['a', 'b'] }).search).toBe('b')
  expect(readStoreQuery({ search: 'x'.repeat(900) }).search).toHaveLength(200)
})

it('knows no release types of merch', () => {
  const query = readStoreQuery({ category: 'Merch', releaseType: 'album' })
  expect(query.releaseType).toBe('')
  expect(isNarrowed(query)).toBe(false)
  expect(storeHref(query, 2)).toBe('/products?category=Merch&page=2')
})
