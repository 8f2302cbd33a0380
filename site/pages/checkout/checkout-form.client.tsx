'use client'

import Link from 'next/link'
import { useEffect, useMemo } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { useAccount } from '@/site/account/use-account.client'
import { ApiError, messageOf } from '@/site/api/client'
import form from '@/site/forms/form.module.css'
import { FormField, FormSelect } from '@/site/forms/form-field'
import { lazyResolver } from '@/site/forms/lazy-resolver'
import { Spinner } from '@/site/layout/spinner'
import styles from '@/site/pages/checkout/checkout.module.css'
import type { CheckoutAnswers, CheckoutForm as Form } from '@/site/pages/checkout/checkout-schema'
import { countryNames } from '@/site/pages/checkout/countries'
import { withRedirect } from '@/src/core/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  needsAddress: boolean
  shippingNote: string
  submitLabel: string
  canSubmit: boolean
  /** Resolves when the visitor is on the way to the payment. */
  onSubmit: (answers: CheckoutAnswers) => Promise<void>
}

const fields = new Set(['email', 'shippingAddress.name', 'shippingAddress.street'])
for (const field of ['zipCode', 'city', 'country']) {
  fields.add(`shippingAddress.${field}`)
}

export function CheckoutForm(props: Props) {
  const { needsAddress, canSubmit, submitLabel, shippingNote } = props
  const countries = useMemo(countryNames, [])
  const user = useAccount((account) => account.user)
  const isGuest = useAccount((account) => account.isInitialized && !account.isAuthenticated)
  const methods = useForm<Form, unknown, CheckoutAnswers>({
    resolver: lazyResolver<Form, CheckoutAnswers>(async () => {
      const schema = await import('@/site/pages/checkout/checkout-schema')
      return needsAddress ? schema.shippedForm : schema.digitalForm
    }),
    shouldUnregister: true,
  })
  const { register, handleSubmit, setError, getValues, setValue, formState } = methods
  const { errors, isSubmitting } = formState
  const address = errors.shippingAddress

  useEffect(() => {
    if (user && !getValues('email')) {
      setValue('email', user.email)
    }
  }, [user, getValues, setValue])

  const submit = handleSubmit(async (answers) => {
    try {
      await props.onSubmit(answers)
    } catch (error) {
      const known = error instanceof ApiError ? error.errors : []
      for (const { field, message } of known.filter(({ field }) => fields.has(field))) {
        setError(field as FieldPath<Form>, { message })
      }
      setError('root', {
        message: messageOf(error),
      })
    }
  })

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <section className={styles.section}>
        <div className={styles.contact}>
          <h2>Contact</h2>
          {isGuest && <Link href={withRedirect('/login', '/checkout')}>Log in</Link>}
        </div>
        <div className={form.fields}>
          <FormField
            id="email"
            label="Email"
            type="email"
            autoComplete="email"
            problem={errors.email?.message}
            {...register('email')}
          />
        </div>
      </section>
      {needsAddress && (
        <section className={styles.section}>
          <h2>Shipping address</h2>
          <div className={form.fields}>
            <FormSelect
              id="country"
              label="Country"
              autoComplete="country-name"
              defaultValue=""
              problem={address?.country?.message}
              {...register('shippingAddress.country')}
            >
              <option value="" disabled>
                Choose a country
              </option>
              {countries.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </FormSelect>
            <FormField
              id="name"
              label="Name"
              autoComplete="name"
              problem={address?.name?.message}
              {...register('shippingAddress.name')}
            />
            <FormField
              id="street"
              label="Address"
              autoComplete="street-address"
              problem={address?.street?.message}
              {...register('shippingAddress.street')}
            />
            <FormField
              id="zip"
              label="Postcode"
              span="half"
              autoComplete="postal-code"
              problem={address?.zipCode?.message}
              {...register('shippingAddress.zipCode')}
            />
            <FormField
              id="city"
              label="City"
              span="half"
              autoComplete="address-level2"
              problem={address?.city?.message}
              {...register('shippingAddress.city')}
            />
          </div>
          {shippingNote && <p className={styles.note}>{shippingNote}</p>}
        </section>
      )}
      <div className={styles.section}>
        {errors.root && (
          <p className={styles.refusal} role="alert">
            {errors.root.message}
          </p>
        )}
        <button
          type="submit"
          className={buttonClass({ primary: true, wide: true })}
          disabled={!canSubmit || isSubmitting}
          aria-busy={isSubmitting}
        >
          {isSubmitting ? <Spinner /> : submitLabel}
        </button>
      </div>
    </form>
  )
}
