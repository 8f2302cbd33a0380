import type { UseFormRegisterReturn } from 'react-hook-form'
import form from '@/site/forms/form.module.css'
import { FormField } from '@/site/forms/form-field'
import styles from '@/site/pages/checkout/checkout.module.css'

type Props = {
  /** What ties an input to the form. */
  field: (part: 'name' | 'vatId') => UseFormRegisterReturn & { problem?: string }
}

/** Who the invoice is for. */
export default function CompanyFields({ field }: Props) {
  return (
    <>
      <div className={form.fields}>
        <FormField
          id="company"
          label="Company"
          autoComplete="organization"
          maxLength={120}
          {...field('name')}
        />
        <FormField id="vat-id" label="VAT ID (optional)" maxLength={40} {...field('vatId')} />
      </div>
      <p className={styles.note}>They appear on your invoice. Prices and taxes stay the same.</p>
    </>
  )
}
