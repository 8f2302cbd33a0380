'use client'

import dynamic from 'next/dynamic'
import type { ReleaseScreenProps } from '@/plugins/catalog/release/release-context'
import styles from '@/src/admin/form-screen/form-screen.module.css'
import { WritingSkeleton } from '@/src/admin/writing/writing-skeleton'

/** It begins with what this browser has kept, which the server does not know. */
const ReleaseScreen = dynamic(
  () =>
    import('@/plugins/catalog/release/release-screen').then(({ ReleaseScreen }) => ReleaseScreen),
  { ssr: false, loading: () => <Skeleton /> },
)

export function ReleaseLoader(props: ReleaseScreenProps) {
  return <ReleaseScreen key={props.release.id} {...props} />
}

function Skeleton() {
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
