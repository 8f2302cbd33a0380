'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/plugins/audience/person/person.module.css'
import { ask } from '@/src/admin/call-api'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import { Ellipsis } from '@/src/admin/ui/icons'
import { MenuButton, type MenuItem } from '@/src/admin/ui/menu-button'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

type Props = {
  name: string
  email: string
  /** Of the calls about this person. */
  url: string
  /** Null for who cannot comment anyway. */
  block: { url: string; isBlocked: boolean } | null
  canUnsubscribe: boolean
  /** The site whose mails the address gets again; null where it can be reached. */
  again: string | null
  apiPath: string
}

type Call = { url: string; method: 'POST' | 'PUT' | 'DELETE'; body?: unknown; done: string }

/** What can be done about a person. */
export function PersonActions(props: Props) {
  const { name, email, url, block, canUnsubscribe, again, apiPath } = props
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  const act = async ({ done, url: at, ...call }: Call) => {
    setIsBusy(true)
    const { problem } = await ask(at, { body: {}, ...call })
    setIsBusy(false)
    setIsAsking(false)
    if (problem === undefined) {
      toast.success(done)
      router.refresh()
    } else {
      toast.error(problem)
    }
  }

  const items: MenuItem[] = [
    ...(block
      ? [
          block.isBlocked
            ? {
                label: 'Let them comment again',
                run: () =>
                  void act({
                    url: block.url,
                    method: 'DELETE',
                    done: `${name} can comment again.`,
                  }),
              }
            : {
                label: 'Block from commenting',
                run: () =>
                  void act({
                    url: block.url,
                    method: 'PUT',
                    done: `${name} cannot comment any more.`,
                  }),
              },
        ]
      : []),
    ...(canUnsubscribe
      ? [{ label: 'Take off all lists…', isDisabled: isBusy, run: () => setIsAsking(true) }]
      : []),
    ...(again
      ? [
          {
            label: ownerMessages.unreachable.again,
            run: () =>
              void act({
                url: `${apiPath}/${slugs.subscribers}/reach-again`,
                method: 'POST',
                body: { profileId: again, email },
                done: ownerMessages.unreachable.done,
              }),
          },
        ]
      : []),
    { label: 'Download as CSV', run: () => window.location.assign(`${url}/export.csv`) },
    { label: 'Download as JSON', run: () => window.location.assign(`${url}/export.json`) },
  ]

  return (
    <div className={styles.actions}>
      <a className={controls.button} data-kind="primary" href={`mailto:${email}`}>
        Write a mail
      </a>
      <MenuButton label={`More about ${name}`} items={items}>
        <Ellipsis size={16} aria-hidden />
      </MenuButton>
      {isAsking && (
        <ConfirmDialog
          title={`Take ${name} off all lists?`}
          confirm="Take off"
          keep="Keep"
          isBusy={isBusy}
          onConfirm={() =>
            void act({
              url: `${url}/unsubscribe`,
              method: 'POST',
              done: `${name} gets no more newsletters.`,
            })
          }
          onClose={() => setIsAsking(false)}
        >
          They get no more newsletters, news for members or mails about posts, and no import puts
          them back. Only they can join again. Receipts are still sent.
        </ConfirmDialog>
      )}
    </div>
  )
}
