// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OrdersTable } from '@/plugins/commerce/fulfilment/board/orders-table'
import { useChosen } from '@/plugins/commerce/fulfilment/board/use-chosen'
import type { ListedOrder } from '@/src/core/contracts/orders/board'

const ids = ['A', 'B', 'C']
const orders = ids.map(
  (id): ListedOrder => ({
    ...{ id, ref: id, column: 'pack', status: 'paid', label: 'To pack', remark: '' },
    ...{ buyer: 'Ada', email: '', place: '', units: 1, items: [], totalMinor: 500 },
    createdAt: '2026-06-01T10:00:00.000Z',
  }),
)

/** The table of orders, in which a box for all of them stands above the others. */
function Orders() {
  return (
    <OrdersTable
      table={{ orders, total: 3, counts: { pack: 3, wait: 0, look: 0, done: 0 } }}
      {...{ sort: '-created', page: 1, adminPath: '/admin', isBusy: false }}
      chosen={useChosen()}
      onSort={() => undefined}
      onPage={() => undefined}
    />
  )
}

const router = { push: () => undefined } as unknown as AppRouterInstance

beforeEach(
  () =>
    void render(
      <AppRouterContext value={router}>
        <Orders />
      </AppRouterContext>,
    ),
)
afterEach(cleanup)

const labelOf = (id: string) =>
  id === 'All' ? 'Choose all on this page' : `Choose order ${id} of Ada`
const box = (id: string) => screen.getByLabelText<HTMLInputElement>(labelOf(id))
const chosen = () => ids.filter((id) => box(id).checked)
const focused = () => ids.find((id) => box(id) === document.activeElement)
const press = (key: string, held: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held })

it('chooses with Shift and an arrow the row that the arrow goes to', () => {
  box('A').focus()
  press('ArrowDown', { shiftKey: true })
  expect([focused(), chosen()]).toEqual(['B', ['B']])
  press('ArrowDown')
  expect([focused(), chosen()]).toEqual(['C', ['B']])
  press('ArrowDown', { shiftKey: true })
  expect([focused(), chosen()]).toEqual(['C', ['B']])
})

it('takes the box for all of them for no row', () => {
  box('All').focus()
  press('ArrowDown', { shiftKey: true })
  expect([focused(), chosen()]).toEqual(['A', ['A']])
  press('ArrowUp', { shiftKey: true })
  expect([focused(), chosen()]).toEqual(['A', ['A']])
})

it('takes all that are shown, or none', () => {
  box('All').focus()
  press('a', { ctrlKey: true })
  expect(chosen()).toEqual(ids)
  press('Escape')
  expect(chosen()).toEqual([])
})
