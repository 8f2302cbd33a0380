'use client'

import Link from 'next/link'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { useAccount } from '@/site/account/use-account.client'
import { ApiError, messageOf } from '@/site/api/client'
import form from '@/site/forms/form.module.css'
import { FormField } from '@/site/forms/form-field'
import { lazyResolver } from '@/site/forms/lazy-resolver'
import { Spinner } from '@/site/layout/spinner'
import { AddressFields } from '@/site/pages/checkout/address-fields'
import styles from '@/site/pages/checkout/checkout.module.css'
import type { CheckoutAnswers, CheckoutForm as Form } from '@/site/pages/checkout/checkout-schema'
import { CountrySelect } from '@/site/pages/checkout/country-select'
import type { FieldError } from '@/src/core/errors'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { giftMessages } from '@/src/core/messages/gift'
import { shownEmail } from '@/src/core/text/email-address'
import { withRedirect } from '@/src/core/urls/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  /** What was answered before the payment page, for anyone who comes back from it. */
  last: CheckoutAnswers | null
  needsAddress: boolean
  /** Tickets are on a list of names. */
  needsName: boolean
  /** Asked for by itself when there is no address to take it from. */
  needsCountry: boolean
  /** Something is a gift that is sent by post, to where its recipient says. */
  sendsGift: boolean
  onCountry: (code: string) => void
  /** What stands below the address or the country: how it is shipped or picked up. */
  shipping: ReactNode
  /** What stands above the button: codes and tips. */
  children: ReactNode
  submitLabel: string
  canSubmit: boolean
  /** Resolves with '' when the visitor is on the way to the payment, else with what keeps from it. */
  onSubmit: (answers: CheckoutAnswers) => Promise<string>
}

/** Few buy for a company. */
const CompanyFields = lazy(() => import('@/site/pages/checkout/company-fields'))

const isField = /^(email|name|country|(company|shippingAddress)\.\w+)$/

export function CheckoutForm(props: Props) {
  const { needsAddress, sendsGift, canSubmit, submitLabel, onCountry } = props
  const needsCountry = props.needsCountry && !needsAddress
  const user = useAccount((account) => account.user)
  const isGuest = useAccount((account) => account.isInitialized && !account.isAuthenticated)
  const methods = useForm<Form, unknown, CheckoutAnswers>({
    resolver: lazyResolver<Form, CheckoutAnswers>(async () => {
      const { formFor } = await import('@/site/pages/checkout/checkout-schema')
      return formFor({ address: needsAddress, country: needsCountry })
    }),
    shouldUnregister: true,
    defaultValues: props.last ?? undefined,
  })
  const { register, handleSubmit, setError, getValues, setValue, formState } = methods
  const { errors, isSubmitting } = formState
  const [isCompany, setCompany] = useState(Boolean(props.last?.company))

  useEffect(() => {
    if (user && !getValues('email')) {
      setValue('email', shownEmail(user.email))
    }
  }, [user, getValues, setValue])

  const submit = handleSubmit(async (answers) => {
    try {
      const obstacle = await props.onSubmit(answers)
      if (obstacle) {
        setError('root', { message: obstacle })
      }
    } catch (error) {
      const known = error instanceof ApiError ? error.errors : []
      for (const { field, message } of known.map(toFormField)) {
        if (isField.test(field)) {
          setError(field as FieldPath<Form>, { message })
        }
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
          {props.needsName && (
            <FormField
              id="buyer-name"
              label="Your name, for the list at the door"
              autoComplete="name"
              problem={errors.name?.message}
              {...register('name')}
            />
          )}
          {needsCountry && (
            <CountrySelect
              id="country"
              label={sendsGift ? giftMessages.countryAtCheckout : undefined}
              problem={errors.country?.message}
              {...register('country', { onChange: (event) => onCountry(event.target.value) })}
            />
          )}
        </div>
        {needsCountry && (
          <p className={styles.note}>
            {sendsGift ? giftMessages.countryAtCheckoutHint : checkoutMessages.countryForPrice}
          </p>
        )}
        {!needsAddress && props.shipping}
        <label className={styles.company}>
          <input
            type="checkbox"
            checked={isCompany}
            onChange={(event) => setCompany(event.target.checked)}
          />
          {checkoutMessages.forCompany}
        </label>
        {isCompany && (
          <Suspense>
            <CompanyFields
              field={(part) => ({
                problem: errors.company?.[part]?.message,
                ...register(`company.${part}`),
              })}
            />
          </Suspense>
        )}
      </section>
      {needsAddress && (
        <section className={styles.section}>
          <h2>Shipping address</h2>
          <AddressFields
            country={methods.watch('shippingAddress.country')}
            field={(part) => ({
              id: part,
              problem: errors.shippingAddress?.[part]?.message,
              ...register(
                `shippingAddress.${part}`,
                part === 'country' ? { onChange: (event) => onCountry(event.target.value) } : {},
              ),
            })}
          />
          {sendsGift && <p className={styles.note}>{giftMessages.sameCountry}</p>}
          {props.shipping}
        </section>
      )}
      {props.children}
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
        <p className={styles.note}>
          By ordering you accept the <Link href="/terms-of-service">Terms of Service</Link> and the{' '}
          <Link href="/privacy-policy">Privacy Policy</Link>.
        </p>
      </div>
    </form>
  )
}

/** That a gift goes to the buyer's own address is said where that was typed. */
function toFormField({ field, message }: FieldError): FieldError {
  return { field: field.endsWith('.recipientEmail') ? 'email' : field, message }
}
