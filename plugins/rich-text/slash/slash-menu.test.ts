import { expect, it } from 'vitest'
import { findInserts } from '@/plugins/rich-text/kit/menu-items'
import { findSlash } from '@/plugins/rich-text/slash/slash-menu'

const insert = (label: string, ...keywords: string[]) => ({
  key: label,
  label,
  keywords,
  onSelect: () => {},
})
const all = [
  insert('Bulleted list', 'unordered', 'points'),
  insert('Table', 'grid'),
  insert('Collapsible container', 'toggle', 'list of answers'),
]
const found = (typed: string) => findInserts(all, typed).map(({ label }) => label)

it('finds by the beginning of words, then by keywords, in that order', () => {
  expect(found('')).toHaveLength(3)
  expect(found('ta')).toEqual(['Table'])
  expect(found('LIST')).toEqual(['Bulleted list', 'Collapsible container'])
  expect(found('grid')).toEqual(['Table'])
  expect(found('bulletedl')).toEqual(['Bulleted list'])
  expect(found('zebra')).toEqual([])
})

it.each([
  ['/', { query: '', length: 1 }],
  ['Songs /ta', { query: 'ta', length: 3 }],
  ['/3x4', { query: '3x4', length: 4 }],
  ['and/or', null],
  ['https://', null],
  ['/ ', null],
  ['7/8', null],
])('reads the slash in %j', (before, trigger) => {
  expect(findSlash(before)).toEqual(trigger)
})
