import type { SelectField } from 'payload'
import { listCountries } from '@/src/core/countries'

type Options = Partial<Omit<SelectField, 'type' | 'options'>> & { name: string; hasMany?: boolean }

const options = listCountries().map(({ code, name }) => ({ value: code, label: name }))

/** A country, or several, chosen by name and stored by ISO code. */
export function countryField(field: Options): SelectField {
  return { ...field, type: 'select', options } as SelectField
}
