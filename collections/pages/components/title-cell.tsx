import type { DefaultServerCellComponentProps } from 'payload'
import styles from '@/collections/pages/components/title-cell.module.css'
import { ListTitle } from '@/src/admin/cells/list-title'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { themeRegistry } from '@/src/core/theme/registry'
import { defaultThemeName } from '@/src/core/theme/site-theme'
import type { Page } from '@/src/payload-types'

/** The name of a page; each kind of site has a home page of its own, and says which it is. */
export function TitleCell(props: DefaultServerCellComponentProps) {
  const kind = kindOfHome(props.rowData as Page)
  return (
    <span className={styles.title}>
      <ListTitle {...props} />
      {kind && <span className={styles.kind}>{ownerMessages.pages.homeOf(kind)}</span>}
    </span>
  )
}

/** The kind of site that a home page is for; null for all other pages. */
function kindOfHome({ pathname, theme }: Pick<Page, 'pathname' | 'theme'>): string | null {
  const name = theme ?? defaultThemeName
  return pathname === '/' ? (themeRegistry().get(name)?.label ?? name) : null
}
