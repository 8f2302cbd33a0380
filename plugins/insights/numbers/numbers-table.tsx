import type { CSSProperties } from 'react'
import { formatDollars, formatNumber, formatPercent } from '@/plugins/insights/labels'
import { type Asked, addressOf, fileQuery } from '@/plugins/insights/numbers/addresses'
import { changeOf } from '@/plugins/insights/numbers/compare'
import type { ShownTable } from '@/plugins/insights/numbers/load-numbers'
import styles from '@/plugins/insights/numbers/numbers.module.css'
import type { TableColumn, TableRow } from '@/plugins/insights/table'
import { AdminLink } from '@/src/admin/admin-link'
import { Pager } from '@/src/admin/ui/list/pager'
import { type Column, DataTable } from '@/src/admin/ui/table/data-table'

const sayings = { count: formatNumber, dollars: formatDollars, percent: formatPercent } as const

export const saysAs = ({ say }: Pick<TableColumn, 'say'>, value: number | null): string =>
  value === null ? '–' : sayings[say](value)

type Props = { table: ShownTable; asked: Asked; fileUrl: string }

/** A table whose first column names the row and whose second is drawn, too; a press on a row shows it alone. */
export function NumbersTable({ table, asked, fileUrl }: Props) {
  const { id, title, heading, empty, columns, rows, before, filter, hasMore, unknown } = table
  const [main] = columns
  const mainOf = (cells: TableRow['cells']) => (main && cells[main.key]) || 0
  const highest = Math.max(1, ...rows.map(({ cells }) => mainOf(cells)))
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
        <DataTable
          label={`${title}, table`}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            {
              title: heading,
              kind: 'name',
              cell: ({ key, label, note, cells }) => (
                <span
                  className={styles.name}
                  style={{ '--share': `${(mainOf(cells) / highest) * 100}%` } as CSSProperties}
                >
                  {filter && key !== 'other' && !key.includes(' ') ? (
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
              ),
            },
            ...columns.map((column): Column<TableRow> => {
              return {
                ...{ id: column.key, title: column.label, kind: 'number' },
                cell: ({ key, cells }) => (
                  <>
                    {saysAs(column, cells[column.key] ?? null)}
                    {column === main && before && (
                      <Change now={mainOf(cells)} before={before.get(key)?.[column.key] ?? 0} />
                    )}
                  </>
                ),
              }
            }),
          ]}
        />
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
