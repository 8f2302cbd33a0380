import type { DefaultServerCellComponentProps } from 'payload'
import styles from '@/plugins/moderation/admin/moderation.module.css'
import { UnblockButton } from '@/plugins/moderation/admin/unblock-button'
import { fullName } from '@/src/core/full-name'
import { slugs } from '@/src/core/slugs'
import type { PublicAccount } from '@/src/payload-types'
import { idOf } from '@/src/server/site-data/visitor-read'

/** In the list of fans: since when somebody may not comment, and the way to take it back. */
export function BlockedCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const { id, profile, firstName, lastName, commentsBlockedAt } = rowData as PublicAccount
  if (!commentsBlockedAt) {
    return '–'
  }
  const { api } = payload.config.routes
  return (
    <div className={styles.actions}>
      <time dateTime={commentsBlockedAt}>{dateOf(commentsBlockedAt)}</time>
      <UnblockButton
        url={`${api}/${slugs.profiles}/${idOf(profile)}/blocked-commenters/${id}`}
        name={fullName({ firstName, lastName })}
      />
    </div>
  )
}

/** `22 Nov 2026`: the day is enough, wherever the artist is. */
function dateOf(iso: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(iso))
}
