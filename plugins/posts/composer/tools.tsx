import { useRef } from 'react'
import styles from '@/plugins/posts/composer/composer.module.css'
import { placeId, useComposer, usePostField } from '@/plugins/posts/composer/composer-context'
import { newPoll } from '@/plugins/posts/composer/new-poll'
import { openInsertMenu } from '@/plugins/posts/composer/open-insert-menu'
import { chooserTypes } from '@/plugins/posts/store/post-file-kinds'
import {
  File as FileIcon,
  ImagePlus,
  ListTodo,
  type LucideIcon,
  Music,
  Plus,
  Video,
} from '@/src/admin/ui/icons'
import type { PostFileView } from '@/src/core/contracts/members/post-form-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const kinds: readonly { kind: PostFileView['kind']; label: string; icon: LucideIcon }[] = [
  { kind: 'image', label: 'Picture', icon: ImagePlus },
  { kind: 'video', label: 'Film', icon: Video },
  { kind: 'audio', label: 'Sound', icon: Music },
  { kind: 'document', label: 'PDF', icon: FileIcon },
]

/** What can be put into a post, below its words. */
export function Tools() {
  const { uploads, tell } = useComposer()
  const poll = usePostField('poll')
  const media = usePostField('media')
  const input = useRef<HTMLInputElement>(null)
  const hasFiles = media.value.length > 0

  const chooseFiles = (kind: PostFileView['kind']) => {
    const field = input.current
    if (!field || poll.value) {
      tell(ownerMessages.posts.eitherPollOrFiles)
      return
    }
    field.accept = chooserTypes[kind]
    field.click()
  }
  const addPoll = () => {
    if (hasFiles) {
      tell(ownerMessages.posts.eitherFilesOrPoll)
      return
    }
    poll.set(newPoll(), 'poll')
    requestAnimationFrame(() =>
      document.getElementById(placeId('poll'))?.querySelector('input')?.focus(),
    )
  }

  return (
    <div className={styles.tools} role="toolbar" aria-label="Put in">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-testid="post-files"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          target.value = ''
          uploads.add(chosen)
        }}
      />
      {kinds.map(({ kind, label, icon: Icon }) => (
        <button key={kind} type="button" onClick={() => chooseFiles(kind)}>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          {label}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={poll.value !== null}
        onClick={() => (poll.value ? poll.set(null, 'no poll') : addPoll())}
      >
        <ListTodo size={18} strokeWidth={1.75} aria-hidden />
        Poll
      </button>
      <button type="button" onClick={openInsertMenu}>
        <Plus size={18} strokeWidth={1.75} aria-hidden />
        Link, embed, more
      </button>
    </div>
  )
}
