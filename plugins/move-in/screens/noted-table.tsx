import { DataTable } from '@/src/admin/ui/table/data-table'
import type { NotedItem } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.moveIn

type Props = {
  items: readonly NotedItem[]
  /** Of all, also those that are not listed. */
  count: number
  /** Heading of what is noted. */
  note: string
  title?: string
}

/** The first of many things, with what is to be said of each. */
export function NotedTable({ items, count, note, title }: Props) {
  if (items.length === 0) {
    return null
  }
  const first = words.firstOf(items.length, count)
  return (
    <DataTable
      label={title ?? first}
      caption={title ? `${title}. ${first}` : first}
      rows={items}
      rowKey={(_, index) => String(index)}
      columns={[
        { title: words.colThing, cell: (item) => item.title },
        { title: note, cell: (item) => item.note },
      ]}
    />
  )
}
