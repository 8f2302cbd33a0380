import type { NumberField } from 'payload'

type MoneyFieldOptions = Partial<Omit<NumberField, 'name' | 'type' | 'hasMany'>> & { name: string }

/** An amount in integer minor units (cents). */
export function moneyField({ admin, ...options }: MoneyFieldOptions): NumberField {
  return {
    min: 0,
    validate: (value: unknown) =>
      value === null || value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0)
        ? true
        : 'Use whole cents, 0 or more',
    ...options,
    type: 'number',
    admin: { step: 1, description: 'In cents: 1250 is $12.50', ...admin },
  } as NumberField
}
