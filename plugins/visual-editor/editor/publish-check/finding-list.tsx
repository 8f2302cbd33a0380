import type { ReactNode } from 'react'
import styles from '@/plugins/visual-editor/editor/publish-check/finding-list.module.css'
import type { Finding } from '@/plugins/visual-editor/publish-check/subject'
import { CircleAlert, Info } from '@/src/admin/ui/icons'

type Props = {
  found: readonly Finding[]
  /** The block that a finding is about. */
  nameOf?: (finding: Finding) => string | null
  /** The way to where it is mended. */
  wayTo?: (finding: Finding) => ReactNode
}

/** What was found before going live, errors and warnings told apart. */
export function FindingList({ found, nameOf, wayTo }: Props) {
  return (
    <ul className={styles.list}>
      {found.map((finding, index) => {
        const name = nameOf?.(finding)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is open
          <li key={index} data-severity={finding.severity}>
            {finding.severity === 'error' ? (
              <CircleAlert size={16} aria-label="Must be mended" />
            ) : (
              <Info size={16} aria-label="Good to know" />
            )}
            <span>
              {name && <b>{name}</b>}
              {finding.message}
            </span>
            {wayTo?.(finding)}
          </li>
        )
      })}
    </ul>
  )
}
