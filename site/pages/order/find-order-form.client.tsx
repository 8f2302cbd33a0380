'use client'

import { useState } from 'react'
import { lookUpOrder } from '@/site/api/shop'
import { SiteForm } from '@/site/forms/form-end.client'
import { FormField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import styles from '@/site/pages/auth/auth.module.css'

export function FindOrderForm({ profileId }: { profileId: string }) {
  const [answer, setAnswer] = useState('')
  const form = useSiteForm({
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
    <SiteForm className={styles.form} form={form} action="Send link" success={answer} primary wide>
      <FormField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <FormField
        label="Order number"
        autoComplete="off"
        placeholder="7KQ2-M4XD-9TRB"
        {...form.field('orderNumber')}
      />
    </SiteForm>
  )
}
