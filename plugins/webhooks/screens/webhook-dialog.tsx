'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { SecretShown } from '@/plugins/webhooks/screens/secret-shown'
import { ask } from '@/src/admin/call-api'
import list from '@/src/admin/settings-list.module.css'
import { CheckboxList } from '@/src/admin/ui/checkbox-list'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { FormField } from '@/src/admin/ui/form-field'
import {
  type WebhookFields,
  type WebhookSecretAnswer,
  type WebhookView,
  webhookBodyOfOwner,
} from '@/src/core/contracts/webhooks/endpoints'
import { webhookEventNames, webhookEvents } from '@/src/core/contracts/webhooks/events'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.webhooks

type Written = z.input<typeof webhookBodyOfOwner>

type Props = {
  /** Of the call that makes one, or changes this one. */
  url: string
  /** The one that is changed. */
  webhook?: WebhookView
  onClose: () => void
  onMade?: (id: string) => void
}

/** Makes a webhook and shows its secret once, or changes one. */
export function WebhookDialog({ url, webhook, onClose, onMade }: Props) {
  const router = useRouter()
  const [made, setMade] = useState<WebhookSecretAnswer | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<Written, unknown, WebhookFields>({
    resolver: zodResolver(webhookBodyOfOwner),
    defaultValues: {
      url: webhook?.url ?? '',
      events: webhookEventNames.filter((name) => webhook?.events.includes(name)),
    },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    const method = webhook ? 'PUT' : 'POST'
    const outcome = await ask<WebhookSecretAnswer | null>(url, { method, body })
    if (outcome.problem !== undefined) {
      setError('url', { message: outcome.problem }, { shouldFocus: true })
      return
    }
    router.refresh()
    if (outcome.answer) {
      setMade(outcome.answer)
    } else {
      toast.success(words.saved)
      onClose()
    }
  })
  if (made) {
    const close = () => {
      onClose()
      onMade?.(made.id)
    }
    return <SecretShown secret={made.secret} onClose={close} />
  }
  return (
    <Dialog title={webhook ? words.editTitle : words.make} size="wide" onClose={onClose}>
      <form className={list.form} noValidate onSubmit={submit}>
        <FormField
          label={words.url}
          hint={words.urlHint}
          type="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          registered={register('url')}
          error={errors.url}
          isFirst
        />
        <CheckboxList
          legend={words.events}
          choices={webhookEventNames.map((name) => ({
            value: name,
            label: <code>{name}</code>,
            about: webhookEvents[name].about,
          }))}
          registered={register('events')}
          error={errors.events}
        />
        <DialogActions>
          <DialogButton onClick={onClose}>{words.cancel}</DialogButton>
          <DialogButton type="submit" isPrimary isDisabled={isSubmitting}>
            {webhook ? words.save : words.saveNew}
          </DialogButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
