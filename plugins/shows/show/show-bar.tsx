import { useState } from 'react'
import { AskDialog } from '@/plugins/shows/list/show-actions'
import { useShow, useShowState } from '@/plugins/shows/show/show-context'
import type { ShowApi } from '@/plugins/shows/show/show-store'
import { PublishDialog } from '@/src/admin/form-screen/publish-dialog'
import { showsPath } from '@/src/admin/studio-paths'
import type { MenuItem } from '@/src/admin/ui/menu-button'
import { useIsPlatform } from '@/src/admin/use-is-platform'
import { useWritingActions } from '@/src/admin/writing/use-writing-actions'
import { WritingBar } from '@/src/admin/writing/writing-bar'
import type { ShowStateBody } from '@/src/core/contracts/events/shows'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

const words = ownerMessages.shows

type Props = { api: ShowApi; tell: (words: string) => void }

/** Where am I, is it saved, who can see it. */
export function ShowBar({ api, tell }: Props) {
  const { show, adminPath, id, isAtDoor } = useShow()
  const isPlatform = useIsPlatform()
  const [open, setOpen] = useState<'publish' | 'cancel' | 'delete' | null>(null)
  const title = useShowState(({ form }) => form.title)
  const { isPublished, status, url, isSold, remarks } = useShowState(({ stored }) => stored)
  const isCancelled = status === 'cancelled'
  const list = `${adminPath}${showsPath}`
  const form = `${adminPath}/collections/${slugs.events}/${id}`
  const { go, copy, remove } = useWritingActions({ api, writing: show, list, tell })

  const setState = async (wish: ShowStateBody, done: string) => {
    setOpen(null)
    tell((await show.setState(wish)) || done)
  }
  const begin = async () => {
    const { remarks } = await show.check()
    if (remarks.length > 0) {
      setOpen('publish')
    } else {
      await setState({ onSite: true }, 'It is on your site now')
    }
  }

  const items: MenuItem[] = [
    ...(isAtDoor
      ? [
          { label: 'Door', note: 'Let people in', run: () => void go(`${form}/door`) },
          { label: 'Guests to print', run: () => void go(`${list}/${id}/guests`) },
        ]
      : []),
    { label: 'Duplicate', note: 'A week later, as a draft', run: () => void copy() },
    ...(isPublished
      ? [
          {
            label: 'Take off the site',
            run: () => void setState({ onSite: false }, 'It is off your site now'),
          },
        ]
      : []),
    isCancelled
      ? {
          label: 'Let it take place',
          run: () => void setState({ status: 'scheduled' }, 'It takes place'),
        }
      : { label: 'Cancel the show…', run: () => setOpen('cancel') },
    ...(isPlatform
      ? [{ label: 'All fields', note: 'The plain form', run: () => void go(form) }]
      : []),
    {
      label: 'Delete…',
      ...(isSold && { note: words.wasSold }),
      isDisabled: isSold,
      run: () => setOpen('delete'),
    },
  ]
  const standing = isCancelled ? 'Cancelled' : isPublished ? 'On the site' : 'Draft'

  return (
    <WritingBar
      writing={show}
      back={{ label: 'Back to your shows', go: () => void go(list) }}
      title={title.trim() || words.untitled}
      standing={standing}
      items={items}
      shownAt={isPublished ? url : null}
      action={{ label: 'Put on the site', run: begin }}
    >
      {open === 'publish' && (
        <PublishDialog
          words={{
            missing: 'Before it goes on your site',
            sure: 'Put it on your site?',
            anyway: 'Put it on the site anyway',
          }}
          remarks={remarks}
          onClose={() => setOpen(null)}
          onPublish={() => void setState({ onSite: true }, 'It is on your site now')}
        />
      )}
      {(open === 'cancel' || open === 'delete') && (
        <AskDialog
          ask={open}
          many={1}
          onClose={() => setOpen(null)}
          onSure={() => {
            setOpen(null)
            void (open === 'delete'
              ? remove()
              : setState({ status: 'cancelled' }, 'It is cancelled'))
          }}
        />
      )}
    </WritingBar>
  )
}
