'use client'

import dynamic from 'next/dynamic'
import styles from '@/plugins/posts/composer/composer.module.css'
import type { ComposerProps } from '@/plugins/posts/composer/composer-context'
import { WritingSkeleton } from '@/src/admin/writing/writing-skeleton'

/** It begins with what this browser has kept, which the server does not know. */
const ComposerScreen = dynamic(
  () =>
    import('@/plugins/posts/composer/composer-screen').then(({ ComposerScreen }) => ComposerScreen),
  { ssr: false, loading: () => <ComposerSkeleton /> },
)

export function ComposerLoader(props: ComposerProps) {
  return <ComposerScreen key={props.post.id} {...props} />
}

export function ComposerSkeleton() {
  return (
    <WritingSkeleton>
      <div className={styles.body}>
        <div className={styles.main}>
          <div className={styles.paper}>
            <div className={styles.bone} />
          </div>
        </div>
        <div className={styles.aside} />
      </div>
    </WritingSkeleton>
  )
}
