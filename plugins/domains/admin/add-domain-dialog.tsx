'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ask } from '@/src/admin/call-api'
import list from '@/src/admin/settings-list.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { FormField } from '@/src/admin/ui/form-field'
import { type DomainFields, domainBody } from '@/src/core/contracts/pages/domains'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.domains

/** Asks for the domain; the list then shows which records it needs. */
export function AddDomainDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const router = useRouter()
  const { register, handleSubmit, setError, formState } = useForm<
    z.input<typeof domainBody>,
    unknown,
    DomainFields
  >({ resolver: zodResolver(domainBody), defaultValues: { host: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    const { problem } = await ask(url, { method: 'POST', body })
    if (problem !== undefined) {
      setError('host', { message: problem }, { shouldFocus: true })
      return
    }
    toast.success(words.added)
    router.refresh()
    onClose()
  })
  return (
    <Dialog title={words.add} onClose={onClose}>
      <form className={list.form} noValidate onSubmit={submit}>
        <FormField
          label={words.host}
          hint={words.hostHint}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          registered={register('host')}
          error={errors.host}
          isFirst
        />
        <DialogActions>
          <DialogButton onClick={onClose}>{words.cancel}</DialogButton>
          <DialogButton type="submit" isPrimary isDisabled={isSubmitting}>
            {words.addDo}
          </DialogButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
