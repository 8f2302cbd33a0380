'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { SecretShown } from '@/plugins/webhooks/screens/secret-shown'
import { WebhookDialog } from '@/plugins/webhooks/screens/webhook-dialog'
import styles from '@/plugins/webhooks/screens/webhooks.module.css'
import { ask } from '@/src/admin/call-api'
import list from '@/src/admin/settings-list.module.css'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import { useCall } from '@/src/admin/use-call'
import type { WebhookSecretAnswer, WebhookView } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.webhooks

type Props = { webhook: WebhookView; url: string; listPath: string }
type Asked = 'edit' | 'rotate' | 'remove' | null

/** What can be done with a webhook. */
export function WebhookActions({ webhook, url, listPath }: Props) {
  const router = useRouter()
  const { call, isBusy, problem } = useCall()
  const [asked, setAsked] = useState<Asked>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const [trouble, setTrouble] = useState('')
  const [isConfirming, setConfirming] = useState(false)
  const isOn = webhook.disabledAt === null
  const close = () => {
    setAsked(null)
    setConfirming(false)
  }

  const rotate = async () => {
    setConfirming(true)
    const outcome = await ask<WebhookSecretAnswer>(`${url}/secret`, { method: 'POST', body: {} })
    setTrouble(outcome.problem ?? '')
    setSecret(outcome.problem === undefined ? outcome.answer.secret : null)
    close()
  }
  const remove = async () => {
    setConfirming(true)
    const { problem = '' } = await ask(url, { method: 'DELETE' })
    setTrouble(problem)
    close()
    if (problem === '') {
      router.push(listPath)
    }
  }
  const button = (label: string, onClick: () => void, isDisabled = false) => (
    <button
      type="button"
      className={controls.button}
      disabled={isBusy || isDisabled}
      onClick={onClick}
    >
      {label}
    </button>
  )
  return (
    <>
      <div className={styles.buttons}>
        {isOn &&
          button(words.test, async () => {
            if (await call(`${url}/test`)) {
              toast.success(words.tested)
            }
          })}
        {button(words.edit, () => setAsked('edit'))}
        {button(words.rotate, () => setAsked('rotate'))}
        {button(isOn ? words.off : words.on, () => call(`${url}/switch`, { isOn: !isOn }))}
        {button(words.remove, () => setAsked('remove'))}
      </div>
      {(problem || trouble) && (
        <p role="alert" className={list.error}>
          {problem || trouble}
        </p>
      )}
      {asked === 'edit' && <WebhookDialog url={url} webhook={webhook} onClose={close} />}
      {asked === 'rotate' && (
        <ConfirmDialog
          title={words.rotateTitle}
          confirm={words.rotateDo}
          keep={words.cancel}
          isBusy={isConfirming}
          onConfirm={rotate}
          onClose={close}
        >
          {words.rotateText}
        </ConfirmDialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={words.removeTitle(new URL(webhook.url).host)}
          confirm={words.remove}
          keep={words.cancel}
          isBusy={isConfirming}
          onConfirm={remove}
          onClose={close}
        >
          {words.removeText}
        </ConfirmDialog>
      )}
      {secret && <SecretShown secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}
