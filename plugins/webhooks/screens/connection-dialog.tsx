'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { ask } from '@/src/admin/call-api'
import list from '@/src/admin/settings-list.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { FormField } from '@/src/admin/ui/form-field'
import {
  type ConnectionChange,
  type ConnectionView,
  connectionBody,
  connectionChange,
} from '@/src/core/contracts/webhooks/measurement'
import { inWords } from '@/src/core/input-words'
import { companies, companyNames } from '@/src/core/measurement/companies'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.measurement

type Props = {
  /** Of the call that makes one, or changes this one. */
  url: string
  /** The one that is changed. */
  connection?: ConnectionView
  onClose: () => void
  onMade?: (id: string) => void
}

/** As it is copied from the company, not to be corrected on the way. */
const copied = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const

/** Connects a company that is told of purchases, or changes how. */
export function ConnectionDialog({ url, connection, onClose, onMade }: Props) {
  const router = useRouter()
  const { register, handleSubmit, setError, watch, formState } = useForm<ConnectionChange>({
    resolver: zodResolver(connection ? connectionChange : connectionBody, inWords),
    defaultValues: {
      company: connection?.company ?? 'meta',
      pixelId: connection?.pixelId ?? '',
      token: '',
    },
  })
  const { errors, isSubmitting } = formState
  const company = watch('company')
  const asked = words.of[company]
  const submit = handleSubmit(async (body) => {
    const method = connection ? 'PUT' : 'POST'
    const outcome = await ask<{ id: string } | null>(url, { method, body })
    if (outcome.problem !== undefined) {
      const [wrong] = outcome.failure?.errors ?? []
      const field = wrong?.field === 'company' || wrong?.field === 'pixelId' ? wrong.field : 'token'
      setError(field, { message: outcome.problem }, { shouldFocus: true })
      return
    }
    router.refresh()
    toast.success(words.saved)
    onClose()
    if (outcome.answer) {
      onMade?.(outcome.answer.id)
    }
  })
  const title = connection ? words.editTitle(companyNames[company]) : words.makeTitle
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={list.form} noValidate onSubmit={submit}>
        {!connection && (
          <FormField
            label={words.company}
            registered={register('company')}
            error={errors.company}
            isFirst
          >
            {companies.map((one) => (
              <option key={one} value={one}>
                {companyNames[one]}
              </option>
            ))}
          </FormField>
        )}
        <FormField
          {...copied}
          label={asked.id}
          hint={asked.idHint}
          registered={register('pixelId')}
          error={errors.pixelId}
          isFirst={connection !== undefined}
        />
        <FormField
          {...copied}
          type="password"
          autoComplete="new-password"
          label={asked.token}
          hint={connection ? words.tokenKept : asked.tokenHint}
          registered={register('token')}
          error={errors.token}
        />
        <DialogActions>
          <DialogButton onClick={onClose}>{words.cancel}</DialogButton>
          <DialogButton type="submit" isPrimary isDisabled={isSubmitting}>
            {connection ? words.save : words.connect}
          </DialogButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
