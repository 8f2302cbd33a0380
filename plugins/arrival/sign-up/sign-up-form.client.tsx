'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import styles from '@/plugins/arrival/sign-up/sign-up.module.css'
import { useAddress } from '@/plugins/arrival/sign-up/use-address'
import controls from '@/src/admin/ui/controls.module.css'
import { type ArtistSignUp, artistSignUpFields } from '@/src/core/contracts/pages/arrival'
import { limits } from '@/src/core/limits'
import { errorsMessages } from '@/src/core/messages/errors'

type Props = { adminPath: string; apiPath: string; rootDomain: string }

/** Four answers make a site; the address comes from the name until it is typed. */
export function SignUpForm({ adminPath, apiPath, rootDomain }: Props) {
  const id = useId()
  const form = useForm<ArtistSignUp>({
    resolver: zodResolver(artistSignUpFields),
    defaultValues: { name: '', address: '', email: '', password: '' },
    mode: 'onTouched',
  })
  const { register, setValue, setError, watch, handleSubmit } = form
  const { errors, isSubmitting } = form.formState
  const [isTyped, setTyped] = useState(false)
  const [isMailed, setMailed] = useState(false)
  const [website, setWebsite] = useState('')
  const [name, address] = watch(['name', 'address'])
  const said = useAddress({ name, address, isTyped, apiPath })

  useEffect(() => {
    if (said && !isTyped) {
      setValue('address', said.address, { shouldValidate: said.address !== '' })
    }
  }, [said, isTyped, setValue])

  const send = handleSubmit(async (artist) => {
    const failure = await signUp(`${apiPath}/artists`, { ...artist, website })
    if (failure === null) {
      // Who has an account already was sent a mail instead of a session.
      if (await isSignedIn(apiPath)) {
        window.location.assign(adminPath)
        return
      }
      setMailed(true)
    } else {
      for (const { field, message } of failure.errors) {
        setError(field, { message }, { shouldFocus: true })
      }
      if (failure.errors.length === 0) {
        setError('root', { message: failure.message })
      }
    }
  })

  if (isMailed) {
    return (
      <p className={styles.done} role="status">
        Look into your mailbox: we have written to {watch('email')}.
      </p>
    )
  }

  const field = (key: FieldPath<ArtistSignUp> & keyof ArtistSignUp) => ({
    id: `${id}-${key}`,
    className: `${controls.field} ${styles.field}`,
    'aria-invalid': errors[key] ? true : undefined,
    'aria-describedby': `${id}-${key}-note`,
    ...register(key),
  })
  const noteOf = (key: keyof ArtistSignUp, note?: ReactNode) => (
    <p
      id={`${id}-${key}-note`}
      className={styles.note}
      data-wrong={errors[key] ? '' : undefined}
      role="status"
    >
      {errors[key]?.message ?? note}
    </p>
  )
  const isWrongAddress = said !== null && said.state !== 'free'

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <label htmlFor={`${id}-name`}>What name do you play under?</label>
      <input {...field('name')} autoComplete="organization" maxLength={limits.profile.nameMax} />
      {noteOf('name')}

      <label htmlFor={`${id}-address`}>Your address</label>
      <span className={`${controls.field} ${styles.field}`}>
        <input
          {...field('address')}
          className={styles.bare}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onInput={() => setTyped(true)}
        />
        <span className={styles.suffix}>.{rootDomain}</span>
      </span>
      {noteOf(
        'address',
        said && (
          <span
            data-wrong={isWrongAddress ? '' : undefined}
            data-good={isWrongAddress ? undefined : ''}
          >
            {said.message}
          </span>
        ),
      )}

      <label htmlFor={`${id}-email`}>Email</label>
      <input {...field('email')} type="email" autoComplete="email" />
      {noteOf('email')}

      <label htmlFor={`${id}-password`}>Password</label>
      <input {...field('password')} type="password" autoComplete="new-password" />
      {noteOf('password', `At least ${limits.account.passwordMin} characters`)}

      <input
        className={styles.trap}
        name="website"
        value={website}
        onChange={(event) => setWebsite(event.target.value)}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <button
        type="submit"
        className={`${controls.button} ${styles.submit}`}
        data-kind="primary"
        disabled={isSubmitting}
      >
        {isSubmitting ? 'One moment…' : 'Create my site'}
      </button>
      <p className={styles.problem} role="alert">
        {errors.root?.message}
      </p>
    </form>
  )
}

type Failure = {
  message: string
  errors: { field: keyof ArtistSignUp; message: string }[]
}

/** Null when it went well. */
async function signUp(
  url: string,
  body: ArtistSignUp & { website: string },
): Promise<Failure | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) {
      return null
    }
    const { message, errors = [] } = (await response.json()) as Partial<Failure>
    return { message: message ?? errorsMessages.unknown, errors }
  } catch {
    return { message: errorsMessages.unknown, errors: [] }
  }
}

async function isSignedIn(apiPath: string): Promise<boolean> {
  try {
    const response = await fetch(`${apiPath}/users/me`)
    return Boolean(((await response.json()) as { user: unknown }).user)
  } catch {
    return false
  }
}
