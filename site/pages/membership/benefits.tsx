import styles from '@/site/pages/membership/benefits.module.css'

/** What a tier brings, point by point. */
export function Benefits({ of }: { of: readonly { id: string; title: string }[] }) {
  return (
    of.length > 0 && (
      <ul className={styles.benefits}>
        {of.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    )
  )
}
