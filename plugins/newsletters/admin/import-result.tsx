import { useEffect, useState } from 'react'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import { rowsOf } from '@/plugins/newsletters/admin/labels'
import { reportCsv } from '@/plugins/newsletters/admin/report-csv'
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
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it */}
          <section className={styles.rows} aria-label="Refused rows" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Line</th>
                  <th scope="col">What it says</th>
                  <th scope="col">Why it was refused</th>
                </tr>
              </thead>
              <tbody>
                {refused.slice(0, rowsShown).map(({ line, value, reason }) => (
                  <tr key={line}>
                    <td>{line}</td>
                    <td>{value}</td>
                    <td>{reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
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
