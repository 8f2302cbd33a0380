'use client'

import { useState } from 'react'
import { EndpointActions } from '@/plugins/webhooks/screens/endpoint-actions'
import { SecretShown } from '@/plugins/webhooks/screens/secret-shown'
import { WebhookDialog } from '@/plugins/webhooks/screens/webhook-dialog'
import { ask } from '@/src/admin/call-api'
import list from '@/src/admin/settings-list.module.css'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import type { WebhookSecretAnswer, WebhookView } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.webhooks

type Props = { webhook: WebhookView; url: string; listPath: string }

/** What can be done with a webhook. */
export function WebhookActions({ webhook, url, listPath }: Props) {
  const [secret, setSecret] = useState<string | null>(null)
  const [trouble, setTrouble] = useState('')
  const [isMaking, setMaking] = useState(false)
  const rotate = async () => {
    setMaking(true)
    const outcome = await ask<WebhookSecretAnswer>(`${url}/secret`, { method: 'POST', body: {} })
    setTrouble(outcome.problem ?? '')
    setSecret(outcome.problem === undefined ? outcome.answer.secret : null)
    setMaking(false)
  }
  return (
    <>
      <EndpointActions
        isOn={webhook.disabledAt === null}
        url={url}
        listPath={listPath}
        windows={[
          {
            label: words.edit,
            dialog: (close) => <WebhookDialog url={url} webhook={webhook} onClose={close} />,
          },
          {
            label: words.rotate,
            dialog: (close) => (
              <ConfirmDialog
                title={words.rotateTitle}
                confirm={words.rotateDo}
                keep={words.cancel}
                isBusy={isMaking}
                onConfirm={() => rotate().then(close)}
                onClose={close}
              >
                {words.rotateText}
              </ConfirmDialog>
            ),
          },
        ]}
        remove={{ title: words.removeTitle(new URL(webhook.url).host), text: words.removeText }}
      />
      {trouble && (
        <p role="alert" className={list.error}>
          {trouble}
        </p>
      )}
      {secret && <SecretShown secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}
