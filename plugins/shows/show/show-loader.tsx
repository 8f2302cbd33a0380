'use client'

import dynamic from 'next/dynamic'
import type { ShowScreenProps } from '@/plugins/shows/show/show-context'
import styles from '@/src/admin/form-screen/form-screen.module.css'
import { WritingSkeleton } from '@/src/admin/writing/writing-skeleton'

/** It begins with what this browser has kept, which the server does not know. */
const ShowScreen = dynamic(
  () => import('@/plugins/shows/show/show-screen').then(({ ShowScreen }) => ShowScreen),
  { ssr: false, loading: () => <Skeleton /> },
)

export function ShowLoader(props: ShowScreenProps) {
  return <ShowScreen key={props.show.id} {...props} />
}

function Skeleton() {
  return (
    <WritingSkeleton>
      <div className={styles.form}>
        {[0, 1, 2].map((each) => (
          <div key={each} className={styles.bone} />
        ))}
      </div>
    </WritingSkeleton>
  )
}
