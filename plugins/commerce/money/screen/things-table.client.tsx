'use client'

import { useState } from 'react'
import { type Column, DataTable } from '@/src/admin/ui/table/data-table'
import { moneyText } from '@/src/core/books/money-text'
import type { SoldThing } from '@/src/core/books/sold-thing'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const nameOf = ({ title, kind }: SoldThing) => title || kind

const sums: Readonly<Record<string, (thing: SoldThing) => number>> = {
  'Came in': ({ receivedMinor }) => receivedMinor,
  Refunds: ({ refundedMinor }) => refundedMinor,
  Taxes: ({ taxMinor }) => taxMinor,
  Left: ({ receivedMinor, refundedMinor, taxMinor }) => receivedMinor - refundedMinor - taxMinor,
}

type Props = { currency: string; things: readonly SoldThing[] }

/** What came in by what it was for; a click on a column sorts by it. */
export function ThingsTable({ currency, things }: Props) {
  const [by, set] = useState({ id: 'Left', desc: true })
  return (
    <DataTable<SoldThing>
      label={`${ownerMessages.money.bySold}, ${currency.toUpperCase()}, table`}
      rows={things}
      rowKey={({ kind, id, title }) => `${kind} ${id} ${title}`}
      sort={{ by, set }}
      columns={[
        {
          ...{ title: 'What', kind: 'name', cell: nameOf, sorts: 'up' },
          sortBy: (thing) => nameOf(thing).toLowerCase(),
        },
        { title: 'Kind', cell: ({ kind }) => kind, sorts: 'up', sortBy: ({ kind }) => kind },
        {
          ...{ title: 'Sold', kind: 'number', cell: ({ units }) => units || '', sorts: 'down' },
          sortBy: ({ units }) => units,
        },
        ...Object.entries(sums).map(([title, sortBy]): Column<SoldThing> => {
          const cell = (thing: SoldThing) => moneyText(sortBy(thing), currency)
          return { title, kind: 'number', cell, sorts: 'down', sortBy }
        }),
      ]}
    />
  )
}
