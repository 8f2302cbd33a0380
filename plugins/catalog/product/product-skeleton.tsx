import styles from '@/src/admin/form-screen/form-screen.module.css'
import { WritingSkeleton } from '@/src/admin/writing/writing-skeleton'

/** The screen of something that is sold, while its code is loaded. */
export function ProductSkeleton() {
  return (
    <WritingSkeleton data-preview={false}>
      <div className={styles.form}>
        {[0, 1, 2].map((each) => (
          <div key={each} className={styles.bone} />
        ))}
      </div>
      <div className={styles.preview} />
    </WritingSkeleton>
  )
}
