import { type ReactNode, useId } from 'react'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'

type Props = { title: string; children: ReactNode; id?: string }

export function ThemeSection({ title, children, id }: Props) {
  const headingId = useId()
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {children}
    </section>
  )
}
