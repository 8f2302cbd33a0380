import { type ComponentProps, useMemo } from 'react'
import { FormSelect } from '@/site/forms/form-field'
import { listCountries } from '@/src/core/places/countries'

type Props = Omit<ComponentProps<typeof FormSelect>, 'label' | 'children'> & { label?: string }

/** Countries by their names; the value is the ISO code. */
export function CountrySelect({ label = 'Country', ...props }: Props) {
  const countries = useMemo(listCountries, [])
  return (
    <FormSelect {...props} label={label} autoComplete="country" defaultValue="">
      <option value="" disabled>
        Choose a country
      </option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </FormSelect>
  )
}
