import styles from '@/plugins/insights/numbers/numbers.module.css'

/** The numbers while they are counted. */
export function NumbersSkeleton() {
  return (
    <div className={styles.numbers} aria-busy>
      <div className={styles.head}>
        <h1>Numbers</h1>
        <span className={styles.blank} data-part="line" />
      </div>
      <span className={styles.blank} data-part="line" />
      <span className={styles.blank} data-part="line" />
      <span className={styles.blank} data-part="chart" />
      <span className={styles.blank} data-part="chart" />
    </div>
  )
}
