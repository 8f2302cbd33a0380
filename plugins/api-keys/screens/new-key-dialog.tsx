'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ask } from '@/src/admin/call-api'
import list from '@/src/admin/settings-list.module.css'
import { ShownOnce } from '@/src/admin/shown-once'
import { CheckboxList } from '@/src/admin/ui/checkbox-list'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { FormField } from '@/src/admin/ui/form-field'
import { keyScopes, scopeWords } from '@/src/core/access/key-scopes'
import { type NewKeyAnswer, type NewKeyBody, newKeyBody } from '@/src/core/contracts/owner-api/keys'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.apiKeys

type Props = { url: string; onClose: () => void }

/** Makes a key, and shows it once. */
export function NewKeyDialog({ url, onClose }: Props) {
  const router = useRouter()
  const [made, setMade] = useState<string | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<NewKeyBody>({
    resolver: zodResolver(newKeyBody),
    defaultValues: { name: '', scopes: [], until: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    const outcome = await ask<NewKeyAnswer>(url, { method: 'POST', body })
    if (outcome.problem === undefined) {
      setMade(outcome.answer.key)
      router.refresh()
    } else {
      setError('name', { message: outcome.problem }, { shouldFocus: true })
    }
  })
  if (made) {
    return (
      <ShownOnce
        title={words.madeTitle}
        text={words.madeText}
        secret={made}
        words={words}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog title={words.make} size="wide" onClose={onClose}>
      <form className={list.form} noValidate onSubmit={submit}>
        <FormField
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          registered={register('name')}
          error={errors.name}
          isFirst
        />
        <CheckboxList
          legend={words.may}
          choices={keyScopes.map((scope) => {
            const { label, may } = scopeWords(scope)
            return { value: scope, label, about: may }
          })}
          registered={register('scopes')}
          error={errors.scopes}
        />
        <FormField
          label={words.until}
          hint={words.untilHint}
          type="date"
          registered={register('until')}
          error={errors.until}
        />
        <DialogActions>
          <DialogButton onClick={onClose}>{words.cancel}</DialogButton>
          <DialogButton type="submit" isPrimary isDisabled={isSubmitting}>
            {words.save}
          </DialogButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
