'use client'

import dynamic from 'next/dynamic'
import styles from '@/plugins/shows/many/tour.module.css'
import type { TourScreenProps } from '@/plugins/shows/many/tour-screen'
import controls from '@/src/admin/ui/controls.module.css'

/** Its rows have keys of this browser. */
const TourScreen = dynamic(
  () => import('@/plugins/shows/many/tour-screen').then(({ TourScreen }) => TourScreen),
  {
    ssr: false,
    loading: () => (
      <div className={`${controls.tokens} ${styles.screen}`} aria-busy="true">
        <div className={styles.bone} />
        <div className={styles.bone} />
      </div>
    ),
  },
)

export function TourLoader(props: TourScreenProps) {
  return <TourScreen {...props} />
}
