import { expect, it } from 'vitest'
import {
  type BoardColumn,
  boardColumn,
  type GoodsState,
  goodsStates,
  statusesIn,
} from '@/src/core/orders/fulfilment/board-column'
import { type OrderStatus, orderStatuses } from '@/src/core/orders/statuses'

type Columns = Readonly<Record<GoodsState, BoardColumn>>
const all = (column: BoardColumn): Columns => ({
  none: column,
  ready: column,
  unaddressed: column,
  later: column,
  over: column,
})
const byGoods: Columns = {
  none: 'done',
  ready: 'pack',
  unaddressed: 'look',
  later: 'wait',
  over: 'look',
}

it.each<[OrderStatus, Columns]>([
  ['initiated_payment', all('wait')],
  ['payment_failed', all('wait')],
  ['failed', all('done')],
  ['paid', byGoods],
  ['processing', byGoods],
  ['shipped', all('done')],
  ['delivered', all('done')],
  ['cancelled', all('done')],
])('has an order that is %s where something is to be done', (status, columns) => {
  const found = goodsStates.map((goods) => [goods, boardColumn({ status, isMarked: false, goods })])
  expect(Object.fromEntries(found)).toEqual(columns)
})

it('shows what is odd to be looked at, however it stands', () => {
  const found = orderStatuses.flatMap((status) =>
    goodsStates.map((goods) => boardColumn({ status, isMarked: true, goods })),
  )
  expect(new Set(found)).toEqual(new Set(['look']))
})

it('knows of which statuses a column is', () => {
  expect(statusesIn('pack', orderStatuses)).toEqual(['paid', 'processing'])
  expect(statusesIn('wait', orderStatuses)).toEqual([
    'initiated_payment',
    'payment_failed',
    'paid',
    'processing',
  ])
})
