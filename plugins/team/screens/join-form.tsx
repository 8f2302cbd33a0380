'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from '@/plugins/team/screens/team.module.css'
import { ask } from '@/src/admin/call-api'
import { EntryForm } from '@/src/admin/ui/entry-form'
import { FormField } from '@/src/admin/ui/form-field'
import { newAccountBody } from '@/src/core/contracts/team'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { shownEmail } from '@/src/core/text/email-address'

const words = ownerMessages.team.join

type Props = {
  token: string
  email: string
  /** To begin with. */
  name: string
  /** Whoever has one accepts with that. */
  needsAccount: boolean
  action: string
  adminPath: string
  apiPath: string
}

/** Accepts an invite, with a name and a password for who is new; then the admin opens. */
export function JoinForm(props: Props) {
  const { token, email, name, needsAccount, action, adminPath, apiPath } = props
  const [problem, setProblem] = useState('')
  const { register, handleSubmit, formState } = useForm({
    resolver: needsAccount ? zodResolver(newAccountBody) : undefined,
    defaultValues: { name, password: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const submit = handleSubmit(async (account) => {
    const accepted = await ask(`${apiPath}/team-invites/accept`, {
      method: 'POST',
      body: needsAccount ? { token, account } : { token },
    })
    const { problem: trouble } =
      accepted.problem === undefined && needsAccount
        ? await ask(`${apiPath}/users/login`, {
            method: 'POST',
            body: { email, password: account.password },
          })
        : accepted
    setProblem(trouble ?? '')
    if (trouble === undefined) {
      // As a whole: the admin knows nobody yet.
      window.location.assign(adminPath)
    }
  })
  return (
    <EntryForm
      onSubmit={submit}
      action={action}
      isBusy={isSubmitting || (isSubmitSuccessful && problem === '')}
      problem={problem}
    >
      {needsAccount && (
        <>
          <p className={styles.quiet}>{words.signInWith(shownEmail(email))}</p>
          <FormField
            label={words.name}
            autoComplete="name"
            registered={register('name')}
            error={errors.name}
          />
          <FormField
            label={words.password}
            type="password"
            autoComplete="new-password"
            registered={register('password')}
            error={errors.password}
          />
        </>
      )}
    </EntryForm>
  )
}
