import type { CSSProperties } from 'react'
import { formatDollars, formatNumber, formatPercent } from '@/plugins/insights/labels'
import { type Asked, addressOf, fileQuery } from '@/plugins/insights/numbers/addresses'
import { changeOf } from '@/plugins/insights/numbers/compare'
import type { ShownTable } from '@/plugins/insights/numbers/load-numbers'
import styles from '@/plugins/insights/numbers/numbers.module.css'
import type { TableColumn } from '@/plugins/insights/table'
import { AdminLink } from '@/src/admin/admin-link'
import { Pager } from '@/src/admin/ui/list/pager'

const sayings = { count: formatNumber, dollars: formatDollars, percent: formatPercent } as const

export const saysAs = ({ say }: Pick<TableColumn, 'say'>, value: number | null): string =>
  value === null ? '–' : sayings[say](value)

type Props = { table: ShownTable; asked: Asked; fileUrl: string }

/** A table whose first column names the row and whose second is drawn, too; a press on a row shows it alone. */
export function NumbersTable({ table, asked, fileUrl }: Props) {
  const { id, title, heading, empty, columns, rows, before, filter, hasMore, unknown } = table
  const [main] = columns
  const highest = Math.max(1, ...rows.map(({ cells }) => (main && cells[main.key]) || 0))
  const files = [
    { table: id, label: 'CSV' },
    ...(id === 'releases' ? [{ table: 'releases-by-day', label: 'CSV by day' }] : []),
  ]
  return (
    <section className={styles.part} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {!unknown &&
          files.map(({ table: name, label }) => (
            <a
              key={name}
              href={`${fileUrl}${fileQuery(asked, name)}`}
              download
              aria-label={`${title}: ${label}`}
            >
              {label}
            </a>
          ))}
      </header>
      {unknown && <p className={styles.note}>{unknown}</p>}
      {!unknown && rows.length === 0 && <p className={styles.note}>{empty}</p>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        <section className={styles.scroll} aria-label={`${title}, table`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{heading}</th>
                {columns.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, label, note, cells }) => {
                const value = (main && cells[main.key]) || 0
                const isLink = filter && key !== 'other' && !key.includes(' ')
                return (
                  <tr key={key}>
                    <th scope="row">
                      <span
                        className={styles.name}
                        style={{ '--share': `${(value / highest) * 100}%` } as CSSProperties}
                      >
                        {isLink ? (
                          <AdminLink
                            href={addressOf(asked, {
                              [filter]: key,
                              section: filter === 'mail' ? 'mails' : 'overview',
                            })}
                          >
                            {label}
                          </AdminLink>
                        ) : (
                          label
                        )}
                        {note && <small>{note}</small>}
                      </span>
                    </th>
                    {columns.map((column, index) => (
                      <td key={column.key}>
                        {saysAs(column, cells[column.key] ?? null)}
                        {index === 0 && before && (
                          <Change now={value} before={before.get(key)?.[column.key] ?? 0} />
                        )}
                      </td>
                    ))}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      )}
      <Pager
        label={`${title}: pages`}
        page={asked.page}
        hasMore={hasMore}
        hrefOf={(page) => addressOf(asked, { page })}
      />
    </section>
  )
}

/** Empty where nothing changed, so that figures stay below each other. */
export function Change({ now, before }: { now: number; before: number }) {
  const change = changeOf(now, before)
  return (
    <small className={styles.change} data-more={change?.isMore}>
      {change?.text}
    </small>
  )
}
