import styles from '@/plugins/move-in/screens/move-in.module.css'
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
  const rows = items.map((item, index) => ({ ...item, key: `${index} ${item.title}` }))
  return (
    <div className={styles.frame}>
      <table>
        <caption>
          {title && `${title}. `}
          {words.firstOf(items.length, count)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.colThing}</th>
            <th scope="col">{note}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td>{row.title}</td>
              <td>{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
