import type { DefaultServerCellComponentProps } from 'payload'
import { CommentActions } from '@/plugins/moderation/admin/comment-actions'
import { accountOf } from '@/src/admin/cells/account-of'
import { fullName } from '@/src/core/full-name'
import { slugs } from '@/src/core/slugs'
import type { Comment } from '@/src/payload-types'
import { idOf } from '@/src/server/site-data/visitor-read'

/** What can be done about the comment of a row. */
export async function ActionsCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const { id, account, profile, hiddenAt, openReports } = rowData as Comment
  const commenter = await accountOf(payload, account)
  const { api } = payload.config.routes
  return (
    <CommentActions
      commentUrl={`${api}/${slugs.comments}/${id}`}
      blockUrl={`${api}/${slugs.profiles}/${idOf(profile)}/blocked-commenters/${idOf(account)}`}
      name={commenter ? fullName(commenter) : 'a fan'}
      isBlocked={Boolean(commenter?.commentsBlockedAt)}
      isHidden={Boolean(hiddenAt)}
      isReported={openReports > 0}
    />
  )
}
