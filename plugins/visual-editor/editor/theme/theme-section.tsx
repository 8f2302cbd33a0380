import { type ReactNode, useId } from 'react'
import type { ThemePart } from '@/plugins/visual-editor/editor/state/ui-store'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'

type Props = { title: string; children: ReactNode; id?: ThemePart }

export function ThemeSection({ title, children, id }: Props) {
  const headingId = useId()
  return (
    // Where a part is asked for, the keyboard goes on from there.
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={styles.section}
      aria-labelledby={headingId}
    >
      <h3 id={headingId}>{title}</h3>
      {children}
    </section>
  )
}
