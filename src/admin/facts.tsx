import type { ReactNode } from 'react'
import styles from '@/src/admin/facts.module.css'

export type Fact = readonly [name: string, value: ReactNode]

/** Names and what they stand for, one below the other. What is empty is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
