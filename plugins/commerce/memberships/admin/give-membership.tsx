'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import { useCall } from '@/src/admin/use-call'
import { useKeptForm } from '@/src/admin/use-kept-form'
import { giveMembershipBody } from '@/src/core/contracts/members/member-calls'
import { inWords } from '@/src/core/input-words'

type Gift = z.input<typeof giveMembershipBody>

type Props = {
  profileId: string
  tiers: readonly { id: string; name: string }[]
  giveUrl: string
  exportUrl: string
}

/** Gives a tier to somebody with an account; and all members as a file. */
export function GiveMembership({ profileId, tiers, giveUrl, exportUrl }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState('')
  const { call, isBusy, problem } = useCall()
  const form = useForm<Gift>({
    resolver: zodResolver(giveMembershipBody, inWords),
    defaultValues: { profileId, email: '', tierId: tiers[0]?.id ?? '', until: '' },
  })
  useKeptForm(`${giveUrl}:${profileId}`, form)
  const { register, handleSubmit, reset, formState } = form
  const { errors } = formState

  const give = handleSubmit(async (body) => {
    setDone('')
    if (await call(giveUrl, body)) {
      reset()
      setDone(`${body.email} is a member now.`)
    }
  })

  return (
    <div className={styles.give}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          disabled={tiers.length === 0}
          onClick={() => setOpen(!isOpen)}
        >
          Give a membership
        </button>
        <a className={styles.link} href={exportUrl} download>
          Download as CSV
        </a>
      </div>
      {isOpen && (
        <form className={styles.give} noValidate onSubmit={give}>
          <div className={styles.form}>
            <FormField
              label="Email of the account"
              type="email"
              autoComplete="off"
              registered={register('email')}
              error={errors.email}
            />
            <FormField label="Tier" registered={register('tierId')} error={errors.tierId}>
              {tiers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </FormField>
            <FormField
              label="Last day (empty: without an end)"
              type="date"
              registered={register('until', { setValueAs: (day) => day || null })}
              error={errors.until}
            />
          </div>
          <div className={styles.row}>
            <button type="submit" className={styles.button} disabled={isBusy}>
              Give it
            </button>
          </div>
        </form>
      )}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <p role="status">{done}</p>
    </div>
  )
}
