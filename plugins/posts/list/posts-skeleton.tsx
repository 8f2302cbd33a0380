'use client'

import styles from '@/plugins/posts/list/posts-list.module.css'
import controls from '@/src/admin/ui/controls.module.css'

/** The list of posts while it is on its way. */
export function PostsSkeleton() {
  return (
    <div className={`${controls.tokens} ${controls.chrome} ${styles.page}`} aria-busy="true">
      <div className={styles.head}>
        <h1>Posts</h1>
      </div>
      {[0, 1, 2, 3].map((each) => (
        <div key={each} className={styles.bone} />
      ))}
    </div>
  )
}
