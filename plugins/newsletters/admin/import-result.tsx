import { useEffect, useState } from 'react'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import { rowsOf } from '@/plugins/newsletters/admin/labels'
import { reportCsv } from '@/plugins/newsletters/admin/report-csv'
import { DataTable } from '@/src/admin/ui/table/data-table'
import type { ImportReport } from '@/src/core/contracts/audience/email-lists'

const numbers = new Intl.NumberFormat('en')
const rowsShown = 100

/** How many addresses are on the list now, and which rows were refused, why. */
export function ImportResult({ report: { rows, added, refused } }: { report: ImportReport }) {
  const address = useFileAddress(refused.length > 0 ? reportCsv(refused) : null)
  return (
    <>
      <p role="status" className={styles.words}>
        {numbers.format(added)} of {rowsOf(rows)} imported.
        {refused.length > 0 && ` ${numbers.format(refused.length)} refused:`}
      </p>
      {refused.length > 0 && (
        <>
          <DataTable
            className={styles.rows}
            label="Refused rows"
            rows={refused.slice(0, rowsShown)}
            rowKey={({ line }) => String(line)}
            columns={[
              { title: 'Line', kind: 'short', cell: ({ line }) => line },
              { title: 'What it says', cell: ({ value }) => value },
              { title: 'Why it was refused', cell: ({ reason }) => reason },
            ]}
          />
          {refused.length > rowsShown && (
            <p className={styles.hint}>These are the first {rowsShown}. The file has them all.</p>
          )}
          {address && (
            <a className={styles.link} href={address} download="refused-rows.csv">
              Download the refused rows as CSV
            </a>
          )}
        </>
      )}
    </>
  )
}

/** An address in this window for a text that is a file. */
function useFileAddress(text: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (text === null) {
      return
    }
    const made = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [text])
  return address
}
