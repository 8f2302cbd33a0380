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
import { testBody } from '@/src/core/contracts/webhooks/measurement'
import { inWords } from '@/src/core/input-words'
import { type Company, companyNames } from '@/src/core/measurement/companies'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.measurement

type Props = { company: Company; url: string; onClose: () => void }

/** Sends a purchase of nobody, by which the company tells a test. */
export function TestDialog({ company, url, onClose }: Props) {
  const router = useRouter()
  const { register, handleSubmit, setError, formState } = useForm<
    z.input<typeof testBody>,
    unknown,
    z.output<typeof testBody>
  >({ resolver: zodResolver(testBody, inWords), defaultValues: { testCode: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    const { problem } = await ask(url, { method: 'POST', body })
    if (problem !== undefined) {
      setError('testCode', { message: problem }, { shouldFocus: true })
      return
    }
    toast.success(ownerMessages.webhooks.tested)
    router.refresh()
    onClose()
  })
  return (
    <Dialog title={words.testTitle(companyNames[company])} onClose={onClose}>
      <form className={list.form} noValidate onSubmit={submit}>
        {company === 'google' ? (
          <p>{words.testGoogle}</p>
        ) : (
          <FormField
            label={words.testCode}
            hint={words.of[company].testHint}
            autoComplete="off"
            spellCheck={false}
            registered={register('testCode')}
            error={errors.testCode}
            isFirst
          />
        )}
        {company === 'google' && errors.testCode && (
          <p role="alert" className={list.error}>
            {errors.testCode.message}
          </p>
        )}
        <DialogActions>
          <DialogButton onClick={onClose}>{words.cancel}</DialogButton>
          <DialogButton type="submit" isPrimary isDisabled={isSubmitting}>
            {words.test}
          </DialogButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
