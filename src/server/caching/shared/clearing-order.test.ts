import { expect, it } from 'vitest'
import { createClearingOrder } from '@/src/server/caching/shared/clearing-order'

const reading = (snapshot: string, cleared: Record<string, string> = {}) => ({
  snapshot,
  cleared,
  isReplaced: false,
})

it('tells what was made before a change from what was made after it', () => {
  const order = createClearingOrder(reading('100:100:', { 'page:1': '99' }))
  expect(order.snapshot()).toBe('100:100:')
  expect(order.isCurrent('99:99:', ['page:1'])).toBe(false)
  expect(order.isCurrent('100:100:', ['page:1'])).toBe(true)
  order.note(reading('120:120:', { 'page:1': '110' }))
  expect(order.isCurrent('100:100:', ['page:2'])).toBe(true)
  expect(order.isCurrent('100:100:', ['page:2', 'page:1'])).toBe(false)
  expect(order.isCurrent('111:111:', ['page:1'])).toBe(true)
})

it('takes for old what may have been under way when a transaction cleared it', () => {
  const order = createClearingOrder(reading('120:120:', { 'page:1': '110' }))
  expect(order.isCurrent('105:112:105,110', ['page:1'])).toBe(false)
  expect(order.isCurrent('105:112:105', ['page:1'])).toBe(false)
})

it('compares the ids as numbers, and remembers the highest in whatever order they come', () => {
  const order = createClearingOrder(reading('9:9:'))
  order.note(reading('1001:1001:', { 'page:1': '1000' }))
  order.note(reading('1002:1002:', { 'page:1': '998' }))
  expect(order.isCurrent('999:999:', ['page:1'])).toBe(false)
  expect(order.isCurrent('1001:1001:', ['page:1'])).toBe(true)
})

it('trusts nothing that was made before it forgot what was cleared', () => {
  const order = createClearingOrder(reading('10:10:'), { max: 2 })
  order.note(reading('20:20:', { a: '15', b: '16', c: '17' }))
  expect(order.isCurrent('12:12:', ['d'])).toBe(false)
  expect(order.isCurrent('16:16:', ['d'])).toBe(true)
})

it('trusts nothing that was made before a gap in what it heard', () => {
  const order = createClearingOrder(reading('10:10:'))
  order.note(reading('50:60:50'), { isIncomplete: true })
  expect(order.isCurrent('59:59:', ['a'])).toBe(false)
  expect(order.isCurrent('60:60:', ['a'])).toBe(true)
})

it('trusts nothing any more when it is another database than before', () => {
  const order = createClearingOrder(reading('10:10:'))
  order.note({ ...reading('5:5:'), isReplaced: true })
  expect(order.isOver()).toBe(true)
  expect(order.isCurrent('100:100:', [])).toBe(false)
})
