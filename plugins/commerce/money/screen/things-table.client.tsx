'use client'

import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import styles from '@/plugins/commerce/money/screen/money.module.css'
import { ChevronDown, ChevronUp } from '@/src/admin/ui/icons'
import { moneyText } from '@/src/core/books/money-text'
import type { SoldThing } from '@/src/core/books/sold-thing'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })
const helper = createColumnHelper<typeof features, SoldThing>()

const nameOf = ({ title, kind }: SoldThing) => title || kind
const leftOf = (thing: SoldThing) => thing.receivedMinor - thing.refundedMinor - thing.taxMinor

const values: Readonly<Record<string, (row: SoldThing) => string | number>> = {
  What: (row) => nameOf(row).toLowerCase(),
  Kind: ({ kind }) => kind,
  Sold: ({ units }) => units,
  'Came in': ({ receivedMinor }) => receivedMinor,
  Refunds: ({ refundedMinor }) => refundedMinor,
  Taxes: ({ taxMinor }) => taxMinor,
  Left: leftOf,
}

const columns = Object.entries(values).map(([id, value]) =>
  helper.accessor((row): unknown => value(row), { id, sortFn: sortFn_basic }),
)

const directions = { asc: 'ascending', desc: 'descending' } as const

type Props = { currency: string; things: readonly SoldThing[] }

/** What came in by what it was for; a click on a column sorts by it. */
export function ThingsTable({ currency, things }: Props) {
  const table = useTable({
    features,
    columns,
    data: things as SoldThing[],
    getRowId: ({ kind, id, title }) => `${kind} ${id} ${title}`,
    initialState: { sorting: [{ id: 'Left', desc: true }] },
    enableSortingRemoval: false,
  })
  const text = (minor: number) => moneyText(minor, currency)
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            {table.getFlatHeaders().map(({ column }) => {
              const sorted = column.getIsSorted()
              return (
                <th key={column.id} scope="col" aria-sort={sorted ? directions[sorted] : undefined}>
                  <button type="button" onClick={() => column.toggleSorting()}>
                    {column.id}
                    {sorted === 'asc' && <ChevronUp size={14} aria-hidden />}
                    {sorted === 'desc' && <ChevronDown size={14} aria-hidden />}
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(({ id, original }) => (
            <tr key={id}>
              <th scope="row">{nameOf(original)}</th>
              <td>{original.kind}</td>
              <td>{original.units || ''}</td>
              <td>{text(original.receivedMinor)}</td>
              <td>{text(original.refundedMinor)}</td>
              <td>{text(original.taxMinor)}</td>
              <td>{text(leftOf(original))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
