import styles from '@/site/layout/spinner.module.css'

/** Turns while something is on its way; shows itself only after 300 ms. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
