import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { MailDialog } from '@/plugins/posts/bar/mail-dialog'
import { mailWords } from '@/plugins/posts/bar/words'
import styles from '@/plugins/posts/list/posts-list.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import { ask } from '@/src/admin/call-api'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { postsPath } from '@/src/admin/studio-paths'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import {
  Ellipsis,
  File as FileIcon,
  Heart,
  ListTodo,
  Mail,
  MessageCircle,
  Music,
  Newspaper,
  Video,
} from '@/src/admin/ui/icons'
import { MenuButton, type MenuItem } from '@/src/admin/ui/menu-button'
import { readersLabel } from '@/src/core/choices/readers-labels'
import type { ListedPost } from '@/src/core/contracts/members/post-form-answers'

type Props = {
  post: ListedPost
  /** Of the calls about posts of this site. */
  url: string
  apiPath: string
  adminPath: string
  profileHref: string
  includesLower: boolean
  mayWrite: boolean
  tell: (words: string) => void
  onChanged: () => void
}

/** A post as fans find it in their feed, with what the artist wants to know of it. */
export function PostRow({ post, url, apiPath, adminPath, ...rest }: Props) {
  const { profileHref, includesLower, mayWrite, tell, onChanged } = rest
  const router = useRouter()
  const [open, setOpen] = useState<'delete' | 'mail' | null>(null)
  const { id, caption, state, visibility, tiers, likes, comments, mail, hasUnpublished } = post
  const href = `${adminPath}${postsPath}/${id}`
  const readers = readersLabel({ visibility, tiers, includesLower })
  const title = caption.trim() || 'Nothing written yet'

  const run = async (
    path: string,
    method: 'POST' | 'DELETE',
    body: object | undefined,
    done: string,
  ) => {
    setOpen(null)
    const outcome = await ask(path, { method, body })
    tell(outcome.problem ?? done)
    if (outcome.problem === undefined) {
      onChanged()
    }
  }
  const copy = async () => {
    const outcome = await ask<{ id: string }>(`${url}/${id}/copy`, { method: 'POST', body: {} })
    if (outcome.problem === undefined) {
      router.push(`${adminPath}${postsPath}/${outcome.answer.id}`)
    } else {
      tell(outcome.problem)
    }
  }
  const items: MenuItem[] = [
    ...(mayWrite ? [{ label: 'Edit', run: () => router.push(href) }] : []),
    ...(post.url
      ? [{ label: 'View', run: () => void window.open(post.url, '_blank', 'noreferrer') }]
      : []),
    ...(mayWrite && state === 'published' && !mail
      ? [{ label: 'Email it…', run: () => setOpen('mail') }]
      : []),
    ...(mayWrite ? [{ label: 'Duplicate', note: 'As a draft', run: () => void copy() }] : []),
    ...(mayWrite && state !== 'draft'
      ? [
          {
            label: state === 'published' ? 'Unpublish' : 'Back to a draft',
            run: () => void run(`${url}/${id}/state`, 'POST', { to: 'draft' }, 'It is a draft now'),
          },
        ]
      : []),
    ...(mayWrite && state !== 'published'
      ? [{ label: 'Delete…', run: () => setOpen('delete') }]
      : []),
  ]

  return (
    <li className={styles.row}>
      <Picture post={post} />
      <div className={styles.about}>
        {mayWrite || post.url ? (
          <AdminLink href={mayWrite ? href : post.url} className={styles.caption}>
            {title}
          </AdminLink>
        ) : (
          <span className={styles.caption}>{title}</span>
        )}
        <p className={styles.facts}>
          <span>{readers ?? 'Nobody yet'}</span>
          <When post={post} />
          {hasUnpublished && <span className={styles.unpublished}>Changes not published</span>}
        </p>
        {(state === 'published' || mail) && (
          <p className={styles.facts}>
            {state === 'published' && (
              <>
                <span>
                  <Heart size={14} aria-hidden /> {likes} {likes === 1 ? 'like' : 'likes'}
                </span>
                <span>
                  <MessageCircle size={14} aria-hidden /> {comments}{' '}
                  {comments === 1 ? 'comment' : 'comments'}
                </span>
              </>
            )}
            <span>
              <Mail size={14} aria-hidden /> {mail ? mailFact(post) : 'Not mailed'}
            </span>
          </p>
        )}
      </div>
      {items.length > 0 && (
        <MenuButton label={`What to do with ${title.slice(0, 40)}`} items={items}>
          <Ellipsis size={18} aria-hidden />
        </MenuButton>
      )}
      {open === 'mail' && (
        <MailDialog
          url={`${apiPath}/posts/${id}/mail`}
          readers={readers}
          profileHref={profileHref}
          onClose={() => setOpen(null)}
          onSent={() => {
            setOpen(null)
            tell('The mail is on its way')
            onChanged()
          }}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title="Delete this post?"
          confirm="Delete"
          keep="Keep it"
          onConfirm={() => void run(`${url}/${id}`, 'DELETE', undefined, 'It is deleted')}
          onClose={() => setOpen(null)}
        >
          “{title.slice(0, 80)}” goes for good.
        </ConfirmDialog>
      )}
    </li>
  )
}

function When({ post: { state, publishedAt, updatedAt } }: { post: ListedPost }) {
  return state === 'draft' || !publishedAt ? (
    <span>
      Changed <LocalTime iso={updatedAt} />
    </span>
  ) : (
    <span data-state={state}>
      {state === 'scheduled' && 'Appears '}
      <LocalTime iso={publishedAt} />
    </span>
  )
}

/** Of a planned one its own time says when. */
function mailFact({ mail, state }: ListedPost): string {
  return mail && state === 'scheduled' ? 'Is mailed then' : mail ? mailWords(mail, null) : ''
}

const icons = { video: Video, audio: Music, document: FileIcon, image: Newspaper } as const

function Picture({ post: { picture, files, hasPoll } }: { post: ListedPost }) {
  const Icon = hasPoll ? ListTodo : picture ? icons[picture.kind] : Newspaper
  return (
    <span className={styles.picture}>
      {picture?.thumbnail ? (
        // biome-ignore lint/performance/noImgElement: pictures of the artist come in sizes of their own
        <img src={picture.thumbnail} alt="" loading="lazy" />
      ) : (
        <Icon size={28} strokeWidth={1.25} aria-hidden />
      )}
      {files > 1 && <small>{files}</small>}
    </span>
  )
}
