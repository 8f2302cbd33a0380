'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from '@/plugins/take-along/take-along.module.css'
import { ask } from '@/src/admin/call-api'
import controls from '@/src/admin/ui/controls.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import { type SiteDeletion, siteDeletionBody } from '@/src/core/contracts/site-deletion'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.siteDeletion

/** Asks for the address of the site and the password, and begins its deletion. */
export function BeginForm({ url, address }: { url: string; address: string }) {
  const { register, handleSubmit, setError, formState } = useForm<SiteDeletion>({
    resolver: zodResolver(siteDeletionBody),
    defaultValues: { address: '', password: '' },
  })
  const submit = handleSubmit(async (body) => {
    const { problem, ...answer } = await ask(url, { method: 'POST', body })
    if (problem === undefined) {
      // The whole admin speaks of the site's state.
      window.location.reload()
      return
    }
    const refused = 'failure' in answer ? answer.failure?.errors?.[0]?.field : undefined
    const field = refused === 'address' ? 'address' : 'password'
    setError(field, { message: problem }, { shouldFocus: true })
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormField
        label={words.addressLabel}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={words.addressIs(address)}
        registered={register('address')}
        error={formState.errors.address}
      />
      <FormField
        label={words.passwordLabel}
        type="password"
        autoComplete="current-password"
        registered={register('password')}
        error={formState.errors.password}
      />
      <button
        type="submit"
        className={`${controls.button} ${styles.danger}`}
        disabled={formState.isSubmitting}
      >
        {words.begin}
      </button>
    </form>
  )
}

/** Lets the site stay. */
export function TakeBack({ url }: { url: string }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const takeBack = async () => {
    setBusy(true)
    const { problem: refused } = await ask(url, { method: 'DELETE' })
    if (refused === undefined) {
      window.location.reload()
      return
    }
    setProblem(refused)
    setBusy(false)
  }

  return (
    <div className={styles.take}>
      <button
        type="button"
        className={controls.button}
        data-kind="primary"
        disabled={isBusy}
        onClick={() => void takeBack()}
      >
        {words.takeBack}
      </button>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
