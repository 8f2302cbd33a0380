import type { ReactNode } from 'react'
import { AdminLink } from '@/src/admin/admin-link'
import controls from '@/src/admin/ui/controls.module.css'
import { ChevronLeft, ChevronRight } from '@/src/admin/ui/icons'
import styles from '@/src/admin/ui/list/list.module.css'

type Props = {
  label?: string
  page: number
  /** Not known where only the next page is looked for. */
  pages?: number
  hasMore?: boolean
  isBusy?: boolean
} & (
  | { onPage: (page: number) => void; hrefOf?: never }
  /** Where the server draws the list. */
  | { hrefOf: (page: number) => string; onPage?: never }
)

/** From page to page of a list; nothing where one page holds all. */
export function Pager(props: Props) {
  const { label = 'Pages', page, pages, hasMore = pages !== undefined && page < pages } = props
  if (page <= 1 && !hasMore) {
    return null
  }
  const step = (to: number, isThere: boolean, children: ReactNode) =>
    props.hrefOf ? (
      isThere && (
        <AdminLink className={controls.button} href={props.hrefOf(to)}>
          {children}
        </AdminLink>
      )
    ) : (
      <button
        type="button"
        className={controls.button}
        disabled={!isThere || props.isBusy}
        onClick={() => props.onPage?.(to)}
      >
        {children}
      </button>
    )
  return (
    <nav className={styles.pages} aria-label={label}>
      {step(
        page - 1,
        page > 1,
        <>
          <ChevronLeft size={16} aria-hidden /> Back
        </>,
      )}
      <span>{pages === undefined ? `Page ${page}` : `Page ${page} of ${pages}`}</span>
      {step(
        page + 1,
        hasMore,
        <>
          Next <ChevronRight size={16} aria-hidden />
        </>,
      )}
    </nav>
  )
}
