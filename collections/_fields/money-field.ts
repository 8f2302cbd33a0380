import type { NumberField } from 'payload'

type MoneyFieldOptions = Partial<Omit<NumberField, 'name' | 'type' | 'hasMany'>> & { name: string }

/** An amount in integer minor units (cents), which owners write and read in dollars. */
export function moneyField({ admin, ...options }: MoneyFieldOptions): NumberField {
  return {
    min: 0,
    validate: (value: unknown) =>
      value === null || value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0)
        ? true
        : 'Write an amount like 12.50',
    ...options,
    type: 'number',
    admin: {
      ...admin,
      components: {
        Field: '/collections/_fields/dollar-input#DollarInput',
        Cell: '/collections/_fields/dollar-cell#DollarCell',
        ...admin?.components,
      },
    },
  } as NumberField
}
