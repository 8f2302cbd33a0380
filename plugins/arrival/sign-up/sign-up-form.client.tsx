'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from '@/plugins/arrival/sign-up/sign-up.module.css'
import { useAddress } from '@/plugins/arrival/sign-up/use-address'
import controls from '@/src/admin/ui/controls.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import { type ArtistSignUp, artistSignUpFields } from '@/src/core/contracts/pages/arrival'
import { limits } from '@/src/core/limits'
import { errorsMessages } from '@/src/core/messages/errors'

type Props = { apiPath: string; rootDomain: string }

/** Three answers, then a mail with the link that makes the site; the address comes from the name until it is typed. */
export function SignUpForm({ apiPath, rootDomain }: Props) {
  const { register, setValue, setError, watch, handleSubmit, formState } = useForm<ArtistSignUp>({
    resolver: zodResolver(artistSignUpFields),
    defaultValues: { name: '', address: '', email: '' },
    mode: 'onTouched',
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const [isTyped, setTyped] = useState(false)
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
    for (const { field, message } of failure?.errors ?? []) {
      setError(field, { message }, { shouldFocus: true })
    }
    if (failure?.errors.length === 0) {
      setError('root', { message: failure.message })
    }
  })

  if (isSubmitSuccessful) {
    return (
      <p role="status">
        Check your inbox: we have written to <b>{watch('email')}</b>. The link in that mail makes
        your site.
      </p>
    )
  }

  return (
    <form noValidate onSubmit={send}>
      <FormField
        label="What name do you play under?"
        autoComplete="organization"
        maxLength={limits.profile.nameMax}
        registered={register('name')}
        error={errors.name}
      />
      <FormField
        label="Your address"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        suffix={`.${rootDomain}`}
        onInput={() => setTyped(true)}
        registered={register('address')}
        error={errors.address}
        hint={
          <span className={styles.note} role="status" data-state={said?.state}>
            {said?.message ?? 'It comes from your name, and can be changed later.'}
          </span>
        }
      />
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        registered={register('email')}
        error={errors.email}
      />
      <input
        className={styles.trap}
        name="website"
        value={website}
        onChange={(event) => setWebsite(event.target.value)}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <button type="submit" className={controls.button} data-kind="primary" disabled={isSubmitting}>
        {isSubmitting ? 'One moment…' : 'Create my site'}
      </button>
      {errors.root && (
        <p className={styles.problem} role="alert">
          {errors.root.message}
        </p>
      )}
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
