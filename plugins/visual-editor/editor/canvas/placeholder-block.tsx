import type { ReactNode } from 'react'
import styles from '@/plugins/visual-editor/editor/canvas/placeholder-block.module.css'

/** Holds the place of a block that has no picture (yet), so that it can still be selected. */
export function PlaceholderBlock({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.placeholder} data-block-id={id}>
      {children}
    </div>
  )
}
