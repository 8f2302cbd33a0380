import type { ComponentProps } from 'react'
import controls from '@/src/admin/ui/controls.module.css'
import styles from '@/src/admin/writing/writing-screen.module.css'

/** What stands there while the code of a screen is loaded. */
export function WritingSkeleton({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`${controls.tokens} ${controls.chrome} ${styles.screen}`}
      aria-busy="true"
      {...rest}
    >
      <div className={styles.bar} />
      {children}
    </div>
  )
}
