import type { CollectionConfig } from 'payload'
import { activeField, refusePastDate } from '@/collections/_fields/fields'
import { moneyField } from '@/collections/_fields/money-field'
import { checkCode, countUses } from '@/collections/discount-codes/hooks'
import { ownersOnly } from '@/src/access/collection-rules'
import { limits } from '@/src/core/limits'
import { discountCodesMessages } from '@/src/core/messages/cart'
import { slugs } from '@/src/core/slugs'

type Kind = { kind?: string }

/** A word that takes something off at checkout. Its uses are the orders that name it. */
export const discountCodes: CollectionConfig = {
  slug: slugs.discountCodes,
  labels: { singular: 'Discount code', plural: 'Discount codes' },
  admin: {
    useAsTitle: 'code',
    group: 'Store',
    defaultColumns: ['code', 'kind', 'percent', 'amountMinor', 'uses', 'endsAt', 'isActive'],
    description: 'Words that fans type at checkout to pay less.',
    // One for each mail of an automation would bury the artist's own.
    baseFilter: () => ({ isPersonal: { not_equals: true } }),
  },
  lockDocuments: false,
  // A copy would have the code of its original, which is refused.
  disableDuplicate: true,
  access: ownersOnly('codes'),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['profile', 'code'], unique: true }, { fields: ['isPersonal', 'endsAt'] }],
  hooks: { beforeValidate: [checkCode] },
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      maxLength: limits.discountCode.lettersMax,
      admin: { description: 'Capital and small letters are the same, as in LUNA10 and luna10' },
    },
    {
      name: 'kind',
      label: 'Takes off',
      type: 'select',
      required: true,
      defaultValue: 'percent',
      options: [
        { value: 'percent', label: 'a percentage of the price' },
        { value: 'amount', label: 'an amount, once per order' },
      ],
      admin: { isClearable: false },
    },
    {
      name: 'percent',
      type: 'number',
      min: 1,
      max: 100,
      defaultValue: 10,
      admin: { condition: ({ kind }: Kind) => kind === 'percent' },
      validate: (value: unknown, { siblingData }: { siblingData: Kind }) =>
        siblingData.kind !== 'percent' ||
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100) ||
        discountCodesMessages.percentRange,
    },
    moneyField({
      name: 'amountMinor',
      label: 'Amount',
      admin: { condition: ({ kind }: Kind) => kind === 'amount' },
    }),
    {
      name: 'leastCharge',
      type: 'ui',
      admin: {
        components: {
          Field: '/collections/discount-codes/components/least-charge-note#LeastChargeNote',
        },
        disableListColumn: true,
      },
    },
    {
      name: 'products',
      label: 'Only for',
      type: 'relationship',
      relationTo: slugs.products,
      hasMany: true,
      maxRows: limits.discountCode.productsMax,
      admin: { description: 'Empty: for everything in your store' },
    },
    {
      name: 'startsAt',
      label: 'Valid from',
      type: 'date',
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'Empty: at once' },
    },
    {
      name: 'endsAt',
      label: 'Valid until',
      type: 'date',
      validate: refusePastDate(discountCodesMessages.endIsOver),
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'Empty: without end' },
    },
    {
      name: 'maxUses',
      label: 'At most so many orders',
      type: 'number',
      min: 1,
      admin: { step: 1, description: 'Empty: any number' },
    },
    {
      name: 'oncePerBuyer',
      label: 'Each buyer once',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Told apart by their email' },
    },
    { name: 'membersOnly', label: 'For members only', type: 'checkbox', defaultValue: false },
    {
      name: 'segment',
      label: 'For people of a segment only',
      type: 'relationship',
      relationTo: slugs.segments,
      index: true,
      admin: {
        description: 'Empty: for everybody. Buyers are known by the email that they buy with.',
      },
    },
    activeField,
    // Made by an automation for one fan: it stands in the log of that, and goes when it was not used.
    {
      name: 'isPersonal',
      type: 'checkbox',
      defaultValue: false,
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
    {
      name: 'uses',
      label: 'Used',
      type: 'number',
      virtual: true,
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: ({ id }) => Boolean(id),
        description: 'Orders that are paid, or wait to be paid',
      },
      hooks: { afterRead: [countUses] },
    },
  ],
}
