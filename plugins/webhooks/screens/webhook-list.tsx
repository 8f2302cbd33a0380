'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { WebhookDialog } from '@/plugins/webhooks/screens/webhook-dialog'
import { WebhookState } from '@/plugins/webhooks/screens/webhook-state'
import { AdminLink } from '@/src/admin/admin-link'
import list from '@/src/admin/settings-list.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import type { WebhookView } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.webhooks

type Props = {
  webhooks: readonly WebhookView[]
  /** Of the calls. */
  url: string
  /** Of the screens. */
  path: string
}

/** The webhooks of a site, with the button that makes one. */
export function WebhookList({ webhooks, url, path }: Props) {
  const router = useRouter()
  const [isMaking, setMaking] = useState(false)
  return (
    <section aria-labelledby="webhooks">
      <div className={list.head}>
        <h2 id="webhooks">{words.list}</h2>
        <button
          type="button"
          className={controls.button}
          data-kind="primary"
          onClick={() => setMaking(true)}
        >
          {words.make}
        </button>
      </div>
      {webhooks.length === 0 ? (
        <p className={list.quiet}>{words.empty}</p>
      ) : (
        <ul className={list.rows}>
          {webhooks.map((webhook) => (
            <li key={webhook.id} className={list.row}>
              <div className={list.what}>
                <strong>{webhook.url}</strong>
                <p>{webhook.events.join(' · ')}</p>
                <WebhookState webhook={webhook} />
              </div>
              <AdminLink
                className={controls.button}
                href={`${path}/${webhook.id}`}
                aria-label={words.seeThis(new URL(webhook.url).host)}
              >
                {words.see}
              </AdminLink>
            </li>
          ))}
        </ul>
      )}
      {isMaking && (
        <WebhookDialog
          url={url}
          onClose={() => setMaking(false)}
          onMade={(id) => router.push(`${path}/${id}`)}
        />
      )}
    </section>
  )
}
