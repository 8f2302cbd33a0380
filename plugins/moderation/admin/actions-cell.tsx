import type { DefaultServerCellComponentProps } from 'payload'
import { CommentActions } from '@/plugins/moderation/admin/comment-actions'
import { loadCommenter } from '@/plugins/moderation/admin/load-commenter'
import { slugs } from '@/src/core/slugs'
import type { Comment } from '@/src/payload-types'
import { idOf } from '@/src/server/site-data/visitor-read'

/** What can be done about the comment of a row. */
export async function ActionsCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const { id, account, profile, hiddenAt, openReports } = rowData as Comment
  const commenter = await loadCommenter(payload, idOf(account) ?? '')
  const { api } = payload.config.routes
  return (
    <CommentActions
      commentUrl={`${api}/${slugs.comments}/${id}`}
      blockUrl={`${api}/${slugs.profiles}/${idOf(profile)}/blocked-commenters/${idOf(account)}`}
      name={commenter?.name ?? 'a fan'}
      isBlocked={commenter?.isBlocked ?? false}
      isHidden={Boolean(hiddenAt)}
      isReported={openReports > 0}
    />
  )
}
