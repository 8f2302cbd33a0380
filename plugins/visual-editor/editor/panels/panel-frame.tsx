import type { ReactNode, Ref } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/panels/panels.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ChevronLeft, X } from '@/src/admin/ui/icons'
import { SearchField } from '@/src/admin/ui/list/search-field'

type Props = {
  title: string
  search?: { label: string; value: string; onChange: (value: string) => void }
  /** Where the panel shows something inside something: the way out. */
  onBack?: () => void
  /** Stands still above what scrolls. */
  above?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** The element that scrolls. */
  bodyRef?: Ref<HTMLDivElement>
  onScroll?: () => void
}

export function PanelFrame({
  title,
  search,
  onBack,
  above,
  children,
  footer,
  bodyRef,
  onScroll,
}: Props) {
  const { ui } = useBuilder()
  return (
    <aside className={`${controls.chrome} ${styles.panel}`} aria-label={title}>
      <div className={styles.head} data-inner={onBack ? '' : undefined}>
        {onBack && <IconButton icon={ChevronLeft} label="Back" onClick={onBack} />}
        <h2>{title}</h2>
        <IconButton icon={X} label="Close" onClick={() => ui.setState({ panel: null })} />
      </div>
      {search && <SearchField {...search} className={styles.search} />}
      {above}
      <div className={styles.body} ref={bodyRef} onScroll={onScroll}>
        {children}
      </div>
      {footer}
    </aside>
  )
}
