import type { Where } from 'payload'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import { providerNames } from '@/src/server/payments/services'

/** Conditions on fields, as the admin's own filters are written: `{ status: ['in', 'active'] }`. */
type Conditions = Readonly<Record<string, readonly [operator: string, value: string]>>

/** Anyone who meets all conditions of one of these; null: everybody. */
export type MemberFilter = {
  label: string
  anyOf: readonly Conditions[] | null
  /** Offered only where there are any. */
  isRare?: boolean
}

/** What artists look for among their members. */
export function memberFilters({
  name,
  livemode,
}: Pick<PaymentProvider, 'name' | 'livemode'>): MemberFilter[] {
  const paidHere: Conditions = {
    provider: ['equals', name],
    livemode: ['equals', String(livemode)],
  }
  const paidElsewhere: Conditions = {
    status: ['in', 'active,past_due,unpaid'],
    interval: ['in', 'month,year'],
  }
  const otherNames = providerNames.filter((each) => each !== name).join(',')
  return [
    { label: 'Everybody', anyOf: null },
    {
      label: 'paying',
      anyOf: [{ status: ['in', 'active'], source: ['equals', 'joined'], ...paidHere }],
    },
    { label: 'free', anyOf: [{ status: ['equals', 'free'] }] },
    { label: 'given', anyOf: [{ status: ['equals', 'active'], source: ['in', 'gift,comp'] }] },
    { label: 'payment failed', anyOf: [{ status: ['in', 'past_due,unpaid'], ...paidHere }] },
    {
      label: 'not counted',
      isRare: true,
      anyOf: [
        { ...paidElsewhere, provider: ['in', otherNames] },
        {
          ...paidElsewhere,
          provider: ['equals', name],
          livemode: ['equals', String(!livemode)],
        },
      ],
    },
    { label: 'need a look', anyOf: [{ needsReview: ['exists', 'true'] }] },
    { label: 'ended', anyOf: [{ status: ['equals', 'canceled'] }] },
  ]
}

/** The part of the list's address that shows a choice; empty for everybody. */
export function memberFilterQuery({ anyOf }: MemberFilter): string {
  return new URLSearchParams(
    (anyOf ?? []).flatMap((conditions, either) =>
      Object.entries(conditions).map(([field, [operator, value]], index) => [
        `where[or][${either}][and][${index}][${field}][${operator}]`,
        value,
      ]),
    ),
  ).toString()
}

/** The same for the database. */
export function memberFilterWhere(anyOf: readonly Conditions[]): Where {
  return {
    or: anyOf.map((conditions) => ({
      and: Object.entries(conditions).map(([field, [operator, value]]) => ({
        [field]: { [operator]: operator === 'in' ? value.split(',') : value },
      })),
    })),
  }
}

/** Whether the list at this address shows a choice. */
export function isChosen(
  choice: MemberFilter,
  searchParams: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const shown = Object.entries(searchParams).filter(([name]) => name.startsWith('where['))
  const wanted = [...new URLSearchParams(memberFilterQuery(choice))]
  return (
    shown.length === wanted.length && wanted.every(([name, value]) => searchParams[name] === value)
  )
}
