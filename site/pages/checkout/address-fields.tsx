import type { UseFormRegisterReturn } from 'react-hook-form'
import form from '@/site/forms/form.module.css'
import { FormField } from '@/site/forms/form-field'
import { CountrySelect } from '@/site/pages/checkout/country-select'
import { regionName } from '@/src/core/places/countries'

const addressParts = ['country', 'name', 'street', 'line2', 'zipCode', 'city', 'region'] as const

type AddressPart = (typeof addressParts)[number]
type Field = UseFormRegisterReturn & { id: string; problem?: string }

type Props = {
  /** Its ISO code: it says what an address needs. */
  country: string | undefined
  /** What ties an input to the form. */
  field: (part: AddressPart) => Field
}

/** Where things are sent. */
export function AddressFields({ country, field }: Props) {
  const region = regionName(country ?? '')
  return (
    <div className={form.fields}>
      <CountrySelect {...field('country')} />
      <FormField label="Name" autoComplete="name" {...field('name')} />
      <FormField label="Address" autoComplete="address-line1" {...field('street')} />
      <FormField
        label="Apartment, floor (optional)"
        autoComplete="address-line2"
        {...field('line2')}
      />
      <FormField label="Postcode" span="half" autoComplete="postal-code" {...field('zipCode')} />
      <FormField label="City" span="half" autoComplete="address-level2" {...field('city')} />
      {region && <FormField label={region} autoComplete="address-level1" {...field('region')} />}
    </div>
  )
}
