import type { BeforeListTableServerProps } from 'payload'
import styles from '@/plugins/studio/lists/empty-list.module.css'
import { emptyTexts } from '@/plugins/studio/lists/empty-texts'
import { OutsideDrawer } from '@/plugins/studio/lists/outside-drawer.client'
import { AdminLink } from '@/src/admin/admin-link'
import controls from '@/src/admin/ui/controls.module.css'
import { EmptyState } from '@/src/admin/ui/list/list-screen'

/** In place of an empty table: what the list is for, and the button that makes the first. */
export function EmptyList(props: BeforeListTableServerProps) {
  const { data, searchParams, collectionConfig, collectionSlug, hasCreatePermission } = props
  const { newDocumentURL, i18n } = props
  if (data.totalDocs > 0 || isFiltered(searchParams)) {
    return null
  }
  const label = collectionConfig.labels.plural
  const { title, text, button } = emptyTexts[collectionSlug] ?? {
    title: i18n.t('general:noResults', { label: typeof label === 'string' ? label : '' }),
    text: '',
    button: i18n.t('general:createNew'),
  }
  return (
    <OutsideDrawer>
      <EmptyState className={styles.empty} title={title} text={text}>
        {button && hasCreatePermission && (
          <AdminLink className={controls.button} href={newDocumentURL} data-kind="primary">
            {button}
          </AdminLink>
        )}
      </EmptyState>
    </OutsideDrawer>
  )
}

/** Whether something was looked for: then the list is not empty, only its choice. */
function isFiltered(searchParams: BeforeListTableServerProps['searchParams']): boolean {
  return Object.entries(searchParams ?? {}).some(
    ([name, value]) => (name === 'search' || name.startsWith('where')) && value !== '',
  )
}
