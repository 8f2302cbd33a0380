import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import form from '@/site/forms/form.module.css'
import { FormField } from '@/site/forms/form-field'
import type { CheckoutForm } from '@/site/pages/checkout/checkout-schema'
import { CountrySelect } from '@/site/pages/checkout/country-select'

type Props = {
  register: UseFormRegister<CheckoutForm>
  errors: FieldErrors<CheckoutForm>['shippingAddress']
  onCountry: (code: string) => void
}

/** Where things are sent. */
export function AddressFields({ register, errors, onCountry }: Props) {
  return (
    <div className={form.fields}>
      <CountrySelect
        id="country"
        problem={errors?.country?.message}
        {...register('shippingAddress.country', {
          onChange: (event) => onCountry(event.target.value),
        })}
      />
      <FormField
        id="name"
        label="Name"
        autoComplete="name"
        problem={errors?.name?.message}
        {...register('shippingAddress.name')}
      />
      <FormField
        id="street"
        label="Address"
        autoComplete="street-address"
        problem={errors?.street?.message}
        {...register('shippingAddress.street')}
      />
      <FormField
        id="zip"
        label="Postcode"
        span="half"
        autoComplete="postal-code"
        problem={errors?.zipCode?.message}
        {...register('shippingAddress.zipCode')}
      />
      <FormField
        id="city"
        label="City"
        span="half"
        autoComplete="address-level2"
        problem={errors?.city?.message}
        {...register('shippingAddress.city')}
      />
    </div>
  )
}
