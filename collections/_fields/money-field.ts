import type { NumberField } from 'payload'

type MoneyFieldOptions = Partial<Omit<NumberField, 'name' | 'type' | 'hasMany'>> & {
  name: string
  /** What something costs alone: its form warns of what is too little to be charged. */
  isPrice?: boolean
}

/** An amount in integer minor units (cents), which owners write and read in dollars. */
export function moneyField({ admin, isPrice = false, ...options }: MoneyFieldOptions): NumberField {
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
      custom: { isPrice },
      components: {
        Field: '/collections/_fields/dollar-input#DollarInput',
        Cell: '/collections/_fields/dollar-cell#DollarCell',
        ...admin?.components,
      },
    },
  } as NumberField
}
