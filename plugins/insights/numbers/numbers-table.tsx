import styles from '@/plugins/insights/numbers/numbers.module.css'

type Props = {
  title: string
  /** Said in place of a table without rows. */
  empty: string
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly string[] }[]
  files?: readonly { label: string; href: string }[]
  /** Opens when it is asked for. */
  isFolded?: boolean
}

/** A table whose first column names the row, and the same as files. */
export function NumbersTable({ title, empty, columns, rows, files = [], isFolded = false }: Props) {
  const table = (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...others] }) => (
            <tr key={id}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
  return (
    <section className={styles.part} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {files.map(({ label, href }) => (
          <a key={href} href={href} download aria-label={`${title}: ${label}`}>
            {label}
          </a>
        ))}
      </header>
      {rows.length === 0 && <p className={styles.note}>{empty}</p>}
      {rows.length > 0 &&
        (isFolded ? (
          <details>
            <summary>Show all days</summary>
            {table}
          </details>
        ) : (
          table
        ))}
    </section>
  )
}
