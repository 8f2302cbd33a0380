import { expect, it } from 'vitest'
import type { PageChange } from '@/src/core/contracts/pages/pages'
import { mergeSettings } from '@/src/core/page-document/merge/merge-settings'

const before = {
  title: 'Tour',
  pathname: '/tour',
  seo: { title: '', description: '', image: '', isHidden: false },
}
const both = (mine: PageChange, theirs: PageChange, base: PageChange = before) =>
  mergeSettings({
    base,
    mine,
    theirs: { ...before, ...theirs, seo: { ...before.seo, ...theirs.seo } },
  })

it('brings changes of different settings together', () => {
  expect(both({ seo: { title: 'A' } }, { title: 'Shows', seo: { description: 'B' } })).toEqual({
    settings: { ...before, title: 'Shows', seo: { ...before.seo, title: 'A', description: 'B' } },
    conflicts: [],
  })
})

it('leaves what both changed as it is stored, and names it', () => {
  const mine = { title: 'Mine', pathname: '/mine', seo: { isHidden: true, title: 'Mine' } }
  const theirs = { title: 'Theirs', seo: { title: 'Theirs' } }
  expect(both(mine, theirs)).toEqual({
    settings: {
      title: 'Theirs',
      pathname: '/mine',
      seo: { ...before.seo, isHidden: true, title: 'Theirs' },
    },
    conflicts: ['title', 'seo.title'],
  })
})

it('takes the same change twice for one', () => {
  expect(both({ title: 'Same' }, { title: 'Same' }).conflicts).toEqual([])
})
