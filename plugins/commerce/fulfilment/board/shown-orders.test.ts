import { expect, it } from 'vitest'
import { readShown, shownQuery } from '@/plugins/commerce/fulfilment/board/shown-orders'

it('is the board of everything without an address that says more', () => {
  expect(readShown({})).toEqual({ view: 'board', page: 1 })
  expect(shownQuery({ view: 'board', page: 1 })).toBe('')
})

it('reads what it writes', () => {
  const shown = {
    view: 'table',
    page: 3,
    column: 'look',
    refund: 'partial',
    from: '2026-11-01T00:00:00.000Z',
    words: 'Zoë & co',
    sort: '-total',
  } as const
  const params = Object.fromEntries(new URLSearchParams(shownQuery(shown)))
  expect(readShown(params)).toEqual(shown)
})

it('leaves out what is of no use', () => {
  const odd = { column: 'elsewhere', page: '-1', from: 'soon', status: ['paid', 'failed'], x: '1' }
  expect(readShown(odd)).toEqual({ view: 'board', page: 1 })
})
