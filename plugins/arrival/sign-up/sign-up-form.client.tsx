'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from '@/plugins/arrival/sign-up/sign-up.module.css'
import { useAddress } from '@/plugins/arrival/sign-up/use-address'
import { ask } from '@/src/admin/call-api'
import { EntryForm } from '@/src/admin/ui/entry-form'
import { FormField } from '@/src/admin/ui/form-field'
import { type ArtistSignUp, artistSignUpFields } from '@/src/core/contracts/pages/arrival'
import { limits } from '@/src/core/limits'

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
    const outcome = await ask(`${apiPath}/artists`, {
      method: 'POST',
      body: { ...artist, website },
    })
    if (outcome.problem === undefined) {
      return
    }
    const refused = outcome.failure?.errors?.filter(({ field }) => isField(field)) ?? []
    for (const { field, message } of refused) {
      setError(field as keyof ArtistSignUp, { message }, { shouldFocus: true })
    }
    if (refused.length === 0) {
      setError('root', { message: outcome.problem })
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
    <EntryForm
      onSubmit={send}
      action={isSubmitting ? 'One moment…' : 'Create my site'}
      isBusy={isSubmitting}
      problem={errors.root?.message}
    >
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
            {said?.message ??
              'It comes from your name, and stays. You can add a domain of your own later.'}
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
    </EntryForm>
  )
}

const isField = (field: string) => Object.hasOwn(artistSignUpFields.shape, field)
