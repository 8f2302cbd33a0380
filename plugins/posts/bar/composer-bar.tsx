import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { MailDialog } from '@/plugins/posts/bar/mail-dialog'
import { PublishDialog } from '@/plugins/posts/bar/publish-dialog'
import { stateWords } from '@/plugins/posts/bar/words'
import {
  placeId,
  useComposer,
  usePostState,
  useReaders,
} from '@/plugins/posts/composer/composer-context'
import { postsPath } from '@/src/admin/studio-paths'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import { Eye } from '@/src/admin/ui/icons'
import { MenuButton, type MenuItem } from '@/src/admin/ui/menu-button'
import { useIsPlatform } from '@/src/admin/use-is-platform'
import { useWritingActions } from '@/src/admin/writing/use-writing-actions'
import { WritingBar } from '@/src/admin/writing/writing-bar'
import type { PostStateBody } from '@/src/core/contracts/members/post-form'
import { isEnter } from '@/src/core/is-enter'
import { errorsMessages } from '@/src/core/messages/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { PreviewViewer } from '@/src/core/urls/preview'

type Open = 'publish' | 'mail' | 'delete' | 'as-shown' | null

/** Where am I, is it saved, who sees it. */
export function ComposerBar() {
  const { post, api, text, tell, id, apiPath, adminPath, profileId, tiers } = useComposer()
  const readers = useReaders()
  const router = useRouter()
  const isPlatform = useIsPlatform()
  const [open, setOpen] = useState<Open>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const caption = usePostState(({ form }) => form.caption)
  const { state, publishedAt, url, hasUnpublished, mail } = usePostState(({ stored }) => stored)
  const list = `${adminPath}${postsPath}`
  const { save, go, copy, remove } = useWritingActions({
    api,
    writing: post,
    list,
    tell,
    commit: text.commit,
  })

  const setState = async (body: PostStateBody, done: string) => {
    setBusy(true)
    text.commit()
    const refusal = await post.setState(body)
    setBusy(false)
    setProblem(refusal)
    if (refusal === '') {
      setOpen(null)
    }
    if (refusal === '' || open !== 'publish') {
      tell(refusal || done)
    }
  }
  const forgetChanges = async () => {
    setOpen(null)
    const reply = await api.setState({ to: 'as-shown' })
    if (reply.kind === 'done') {
      post.take(reply.answer)
      tell('It is as your fans see it')
    } else {
      tell(errorsMessages.unknown)
    }
  }
  /** What is missing is told at its place, and the first of it has the keyboard. */
  const begin = async () => {
    text.commit()
    const { remarks } = await post.check()
    const [first] = remarks
    if (first) {
      const section = document.getElementById(placeId(first.place))
      section?.scrollIntoView({ block: 'nearest' })
      const field = section?.querySelector<HTMLElement>('textarea, input, [role="textbox"]')
      ;(field ?? section)?.focus({ preventScroll: true })
      return
    }
    if (state === 'published') {
      await setState({ to: 'published', mail: false }, 'The changes are published')
    } else {
      setProblem('')
      setOpen('publish')
    }
  }
  usePublishKeys(() => void begin())

  /** The window opens with the press, as browsers want it, and gets its address then. */
  const preview = async (viewer: PreviewViewer) => {
    const tab = window.open('', '_blank')
    await save()
    const reply = await api.preview(viewer)
    if (reply.kind === 'done' && tab) {
      tab.opener = null
      tab.location.replace(reply.answer.url)
    } else {
      tab?.close()
      tell((reply.kind === 'refused' && reply.error.message) || errorsMessages.unknown)
    }
  }

  const viewers: MenuItem[] = [
    { label: 'Somebody who is not logged in', run: () => void preview('signed-out') },
    { label: 'A fan with an account', run: () => void preview('visitor') },
    ...tiers.map(({ id, name }) => ({
      label: `A member of ${name}`,
      run: () => void preview(id),
    })),
  ]
  const isShown = state === 'published'
  const items: MenuItem[] = [
    ...(hasUnpublished ? [{ label: 'Forget the changes…', run: () => setOpen('as-shown') }] : []),
    ...(isShown && !mail ? [{ label: 'Email it…', run: () => setOpen('mail') }] : []),
    ...(state === 'draft'
      ? []
      : [
          {
            label: isShown ? 'Unpublish' : 'Back to a draft',
            note: mail?.state === 'scheduled' ? 'Its mail is called off' : 'Only you see it then',
            run: () => void setState({ to: 'draft' }, 'It is a draft now'),
          },
        ]),
    { label: 'Duplicate', note: 'As a draft', run: () => void copy() },
    ...(isPlatform
      ? [
          {
            label: 'All fields',
            note: 'The plain form',
            run: () => router.push(`${adminPath}/collections/posts/${id}`),
          },
        ]
      : []),
    {
      label: 'Delete…',
      ...(isShown && { note: ownerMessages.posts.published }),
      isDisabled: isShown,
      run: () => setOpen('delete'),
    },
  ]

  return (
    <WritingBar
      writing={post}
      back={{ label: 'Back to your posts', go: () => void go(list) }}
      title={caption.trim() || 'New post'}
      standing={stateWords(state, publishedAt)}
      saved={hasUnpublished ? 'Changes not published' : undefined}
      tools={
        <MenuButton label="Preview as…" items={viewers}>
          <Eye size={18} aria-hidden />
        </MenuButton>
      }
      items={items}
      shownAt={isShown && !hasUnpublished ? url : null}
      action={{
        label: isShown ? 'Publish changes' : state === 'scheduled' ? 'Change the plan' : 'Publish',
        run: begin,
        isDisabled: isBusy,
      }}
    >
      {open === 'publish' && (
        <PublishDialog
          problem={problem}
          isBusy={isBusy}
          onClose={() => setOpen(null)}
          onPublish={(body) =>
            void setState(body, body.to === 'scheduled' ? 'It is planned' : 'It is published')
          }
        />
      )}
      {open === 'mail' && (
        <MailDialog
          url={`${apiPath}/posts/${id}/mail`}
          readers={readers}
          profileHref={`${adminPath}/collections/profiles/${profileId}`}
          onClose={() => setOpen(null)}
          onSent={() => {
            setOpen(null)
            tell('The mail is on its way')
            void post.refresh()
          }}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title="Delete this post?"
          confirm="Delete"
          keep="Keep it"
          onConfirm={() => {
            setOpen(null)
            void remove()
          }}
          onClose={() => setOpen(null)}
        >
          Its likes, comments and votes go with it. This cannot be undone.
        </ConfirmDialog>
      )}
      {open === 'as-shown' && (
        <ConfirmDialog
          title="Forget the changes?"
          confirm="Forget them"
          keep="Keep them"
          onConfirm={() => void forgetChanges()}
          onClose={() => setOpen(null)}
        >
          The post is again as your fans see it now.
        </ConfirmDialog>
      )}
    </WritingBar>
  )
}

/** ⌘ and Enter, wherever the keyboard is; windows over the composer have keys of their own. */
function usePublishKeys(publish: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isMeant =
        isEnter({ key: event.key, nativeEvent: event }) && (event.metaKey || event.ctrlKey)
      if (isMeant && !event.repeat && !document.querySelector('dialog[open]')) {
        event.preventDefault()
        event.stopPropagation()
        publish()
      }
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  })
}
