'use client'

import { useState } from 'react'
import { lookUpOrder } from '@/site/api/shop'
import form from '@/site/forms/form.module.css'
import { FormEnd } from '@/site/forms/form-end.client'
import { FormField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import styles from '@/site/pages/auth/auth.module.css'

export function FindOrderForm({ profileId }: { profileId: string }) {
  const [answer, setAnswer] = useState('')
  const { submit, isSubmitting, failure, field } = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/orders/orders').then(
        ({ orderLookupFields }) => orderLookupFields,
      ),
    defaultValues: { email: '', orderNumber: '' },
    onSubmit: async (fields) => {
      setAnswer('')
      const { message } = await lookUpOrder({ profileId, ...fields })
      setAnswer(message)
    },
  })

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <div className={form.fields}>
        <FormField label="Email" type="email" autoComplete="email" {...field('email')} />
        <FormField
          label="Order number"
          autoComplete="off"
          placeholder="7KQ2-M4XD-9TRB"
          {...field('orderNumber')}
        />
      </div>
      <FormEnd isSubmitting={isSubmitting} failure={failure?.message} success={answer} primary wide>
        Send link
      </FormEnd>
    </form>
  )
}
