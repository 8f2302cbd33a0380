import type { DefaultServerCellComponentProps } from 'payload'
import styles from '@/plugins/moderation/admin/moderation.module.css'
import { UnblockButton } from '@/plugins/moderation/admin/unblock-button'
import { NoValue } from '@/src/admin/cells/labelled'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { fullName } from '@/src/core/full-name'
import { slugs } from '@/src/core/slugs'
import type { PublicAccount } from '@/src/payload-types'
import { idOf } from '@/src/server/site-data/visitor-read'

/** In the list of fans: since when somebody may not comment, and the way to take it back. */
export function BlockedCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const { id, profile, firstName, lastName, commentsBlockedAt } = rowData as PublicAccount
  if (!commentsBlockedAt) {
    return <NoValue />
  }
  const { api } = payload.config.routes
  return (
    <div className={styles.actions}>
      <LocalTime iso={commentsBlockedAt} form="date" />
      <UnblockButton
        url={`${api}/${slugs.profiles}/${idOf(profile)}/blocked-commenters/${id}`}
        name={fullName({ firstName, lastName })}
      />
    </div>
  )
}
