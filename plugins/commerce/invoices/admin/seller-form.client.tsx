'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { toast } from '@payloadcms/ui'
import { useForm } from 'react-hook-form'
import styles from '@/plugins/commerce/invoices/admin/seller-form.module.css'
import { ask } from '@/src/admin/call-api'
import { resetSaved } from '@/src/admin/reset-saved'
import controls from '@/src/admin/ui/controls.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import { useKeptForm } from '@/src/admin/use-kept-form'
import { type SellerBody, sellerBody } from '@/src/core/contracts/orders/seller'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.seller

type Props = {
  url: string
  seller: SellerBody
  countries: readonly { code: string; name: string }[]
  canChange: boolean
  year: number
}

/** Name, address and tax number of who sells. */
export function SellerForm({ url, seller, countries, canChange, year }: Props) {
  const form = useForm<SellerBody>({
    resolver: zodResolver(sellerBody),
    defaultValues: seller,
    disabled: !canChange,
  })
  useKeptForm(url, form)
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting, isDirty } = formState
  const field = (name: keyof SellerBody) => ({ registered: register(name), error: errors[name] })

  const save = handleSubmit(async (body) => {
    const sent = form.getValues()
    const outcome = await ask<SellerBody>(url, { method: 'PUT', body })
    if (outcome.problem === undefined) {
      resetSaved(form, { sent, stored: outcome.answer })
      toast.success(words.saved)
    } else {
      const wrong = outcome.failure?.errors?.[0]?.field
      setError(wrong && wrong in seller ? (wrong as keyof SellerBody) : 'legalName', {
        message: outcome.problem,
      })
    }
  })

  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <FormField label={words.legalName} autoComplete="organization" {...field('legalName')} />
      <FormField label="Street and number" autoComplete="address-line1" {...field('street')} />
      <FormField label="Flat or floor" autoComplete="address-line2" {...field('line2')} />
      <div className={styles.pair}>
        <FormField label="Postal code" autoComplete="postal-code" {...field('zipCode')} />
        <FormField label="City" autoComplete="address-level2" {...field('city')} />
      </div>
      <div className={styles.pair}>
        <FormField label="State or province" autoComplete="address-level1" {...field('region')} />
        <FormField label="Country" autoComplete="country" {...field('country')}>
          <option value="">Choose</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </FormField>
      </div>
      <FormField label={words.taxId} {...field('taxId')} />
      <FormField label={words.email} type="email" autoComplete="email" {...field('email')} />
      <FormField label={words.prefix} hint={words.prefixHint(year)} {...field('prefix')} />
      <FormField label={words.footer} hint={words.footerHint} isLong {...field('footer')} />
      {canChange && (
        <button
          type="submit"
          className={controls.button}
          data-kind="primary"
          disabled={isSubmitting || !isDirty}
        >
          {words.save}
        </button>
      )}
    </form>
  )
}
