import type {
  DefaultServerCellComponentProps,
  Payload,
  RelationshipFieldServerProps,
} from 'payload'
import styles from '@/plugins/moderation/admin/moderation.module.css'
import { accountOf } from '@/src/admin/cells/account-of'
import { rowsById } from '@/src/admin/rows-by-id'
import { fullName } from '@/src/core/full-name'
import { slugs } from '@/src/core/slugs'
import { cutText } from '@/src/core/text'
import { shownEmail } from '@/src/core/text/email-address'
import type { Comment } from '@/src/payload-types'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'
import { siteOrigin } from '@/src/server/tenancy'

/** Enough to know which post it is. */
const captionMax = 80

/** All that was said, and how it stands. */
export function CommentTextCell({ rowData }: DefaultServerCellComponentProps) {
  const { content, hiddenAt, openReports } = rowData as Comment
  return (
    <div className={styles.words}>
      {(hiddenAt || openReports > 0) && (
        <span className={styles.badges}>
          {openReports > 0 && (
            <span className={styles.badge} data-kind="reported">
              {openReports === 1 ? '1 report' : `${openReports} reports`}
            </span>
          )}
          {hiddenAt && <span className={styles.badge}>Hidden</span>}
        </span>
      )}
      <p>{content}</p>
    </div>
  )
}

export function CommenterCell({ cellData, payload }: DefaultServerCellComponentProps) {
  return <Commenter payload={payload} account={cellData} />
}

/** In the comment's own form. */
export function CommenterField({ data, payload }: RelationshipFieldServerProps) {
  return (
    <div className="field-type">
      <p className="field-label">Written by</p>
      <Commenter payload={payload} account={data.account} />
    </div>
  )
}

type CommenterProps = { payload: Payload; account: Comment['account'] }

async function Commenter({ payload, account }: CommenterProps) {
  const commenter = await accountOf(payload, account)
  return commenter ? (
    <div className={styles.who}>
      <span>{fullName(commenter)}</span>
      <a href={`mailto:${commenter.email}`}>{shownEmail(commenter.email)}</a>
      {commenter.commentsBlockedAt && <span className={styles.badge}>Blocked</span>}
    </div>
  ) : (
    '–'
  )
}

const postById = rowsById(async (payload, ids) => {
  const { docs } = await payload.find({
    collection: slugs.posts,
    where: { id: { in: ids } },
    select: { caption: true },
    // As for who wrote it: the row names the post.
    ...visitorRead,
  })
  return docs
})

/** The post, and the comment where fans see it. */
export async function PostCell({ cellData, rowData, payload }: DefaultServerCellComponentProps) {
  const { id, profile, hiddenAt } = rowData as Comment
  const postId = idOf(cellData)
  const [post, origin] = await Promise.all([
    postId ? postById(payload, postId) : null,
    siteOrigin(idOf(profile) ?? ''),
  ])
  const caption = cutText(post?.caption ?? '–', captionMax)
  return origin && !hiddenAt ? (
    <a
      className={styles.place}
      href={`${origin}/members#comment-${id}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`${caption}: see the comment on your site`}
    >
      {caption}
    </a>
  ) : (
    caption
  )
}
