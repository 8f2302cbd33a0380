'use client'

import { toast } from '@payloadcms/ui'
import { useForm } from 'react-hook-form'
import { ask } from '@/src/admin/call-api'
import { resetSaved } from '@/src/admin/reset-saved'
import list from '@/src/admin/settings-list.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import { useKeptForm } from '@/src/admin/use-kept-form'
import { originsBody } from '@/src/core/contracts/owner-api/keys'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.apiKeys

/** Addresses of sites that may call from a browser, one a line. */
export function OriginsForm({ origins, url }: { origins: readonly string[]; url: string }) {
  const form = useForm({ defaultValues: { lines: origins.join('\n') } })
  useKeptForm(url, form)
  const { register, handleSubmit, setError, formState } = form
  const submit = handleSubmit(async ({ lines }) => {
    const written = lines.split(/\s+/).filter(Boolean)
    const body = originsBody.safeParse({ origins: written })
    const problem = body.success
      ? (await ask(url, { method: 'PUT', body: body.data })).problem
      : body.error.issues[0]?.message
    if (problem === undefined) {
      resetSaved(form, { sent: { lines }, stored: { lines } })
      toast.success(words.originsSaved)
    } else {
      setError('lines', { message: problem }, { shouldFocus: true })
    }
  })
  return (
    <form className={list.form} noValidate onSubmit={submit}>
      <FormField
        label={words.origins}
        hint={words.originsHint}
        isLong
        registered={register('lines')}
        error={formState.errors.lines}
      />
      <div>
        <button type="submit" className={controls.button} disabled={formState.isSubmitting}>
          {words.saveOrigins}
        </button>
      </div>
    </form>
  )
}
