'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { EndpointRow } from '@/plugins/webhooks/screens/endpoint-row'
import { WebhookDialog } from '@/plugins/webhooks/screens/webhook-dialog'
import { SettingsRows } from '@/src/admin/settings-rows'
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
    <>
      <SettingsRows
        id="webhooks"
        title={words.list}
        make={words.make}
        onMake={() => setMaking(true)}
        empty={words.empty}
      >
        {webhooks.map((webhook) => (
          <EndpointRow
            key={webhook.id}
            name={webhook.url}
            about={webhook.events.join(' · ')}
            state={webhook}
            href={`${path}/${webhook.id}`}
            see={words.seeThis(new URL(webhook.url).host)}
          />
        ))}
      </SettingsRows>
      {isMaking && (
        <WebhookDialog
          url={url}
          onClose={() => setMaking(false)}
          onMade={(id) => router.push(`${path}/${id}`)}
        />
      )}
    </>
  )
}
