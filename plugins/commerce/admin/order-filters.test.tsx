// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OrderFilter, readFilter } from '@/plugins/commerce/admin/order-filter'
import { OrderFilters } from '@/plugins/commerce/admin/order-filters'

type Router = ComponentProps<typeof AppRouterContext>['value']

let pushed: OrderFilter[]
beforeEach(() => {
  pushed = []
})
afterEach(cleanup)

function open(filter: OrderFilter) {
  const push = (address: string) => {
    const { searchParams } = new URL(address, 'http://localhost')
    pushed.push(readFilter(Object.fromEntries(searchParams)))
  }
  render(
    <AppRouterContext value={{ push } as unknown as Router}>
      <OrderFilters filter={filter} list="/orders" search="" exportUrl={null} />
    </AppRouterContext>,
  )
}

function chooseDay(label: string, value: string) {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

const local = (moment: string) => new Date(moment).toISOString()

it('means days as the viewer has them, and keeps both of two in a row', () => {
  open({ status: 'processing' })
  chooseDay('From', '2026-11-20')
  chooseDay('Until', '2026-11-24')
  const from = local('2026-11-20T00:00')
  const until = local('2026-11-24T23:59:59.999')
  expect(pushed).toMatchObject([{ from }, { status: 'processing', from, until }])
})

it('shows the day of a moment, and takes it back', () => {
  open({ until: local('2026-11-24T23:59:59.999') })
  expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe('2026-11-24')
  chooseDay('Until', '')
  expect(pushed[0]?.until).toBeUndefined()
})
