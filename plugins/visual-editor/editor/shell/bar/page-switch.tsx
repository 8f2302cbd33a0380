import type { PageSummary } from '@/plugins/visual-editor/editor/builder-props'
import styles from '@/plugins/visual-editor/editor/shell/bar/top-bar.module.css'
import { ChevronDown, File, Home } from '@/src/admin/ui/icons'

type Props = {
  page: PageSummary
  pages: readonly PageSummary[]
  onOpenPage: (id: string) => void
}

/** The page's title, and a way to the profile's other pages. */
export function PageSwitch({ page, pages, onOpenPage }: Props) {
  const Icon = page.pathname === '/' ? Home : File
  return (
    <details
      className={styles.switch}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          event.currentTarget.open = false
        }
      }}
    >
      <summary aria-label={`Page: ${page.title}. Other pages`}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        <span className={styles.switchName}>{page.title}</span>
        <ChevronDown size={16} aria-hidden />
      </summary>
      <div className={styles.menu}>
        {pages.map(({ id, title, pathname }) => (
          <button
            key={id}
            type="button"
            aria-current={id === page.id ? 'page' : undefined}
            onClick={() => onOpenPage(id)}
          >
            {title}
            <small>{pathname}</small>
          </button>
        ))}
      </div>
    </details>
  )
}
