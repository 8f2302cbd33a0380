import type { CollectionConfig, FieldAccess, RelationshipField } from 'payload'
import { productField, refusePastDate } from '@/collections/_fields/fields'
import { notFoundForOtherOwners } from '@/collections/_hooks/not-found-for-other-owners'
import { returnsWholeDocument } from '@/collections/_hooks/return-whole-document'
import { makeCodes, protectRedeemedCodes } from '@/collections/download-code-batches/hooks'
import { ownersOnly } from '@/src/access/collection-rules'
import { nobody } from '@/src/access/own-profile'
import { limits } from '@/src/core/limits'
import { codesMessages } from '@/src/core/messages/orders'
import { slugs } from '@/src/core/slugs'

const { perBatch, nameMax } = limits.downloadCodes

const releaseField: RelationshipField = {
  ...productField,
  label: 'Release',
  access: { update: nobody as FieldAccess },
  filterOptions: ({ data }) => {
    const profile: unknown = data?.profile?.id ?? data?.profile
    return profile ? { profile: { equals: profile }, category: { equals: 'Music' } } : false
  },
  admin: { allowCreate: false, allowEdit: false },
} as RelationshipField

/** Codes for one release, made at once: for cards at concerts, for the press, for friends. */
export const downloadCodeBatches: CollectionConfig = {
  slug: slugs.downloadCodeBatches,
  labels: { singular: 'Download codes', plural: 'Download codes' },
  admin: {
    useAsTitle: 'name',
    group: 'Store',
    defaultColumns: ['name', 'product', 'count', 'redeemed', 'expiresAt'],
    description: 'Codes that give a release to whoever enters them. Each works once.',
  },
  lockDocuments: false,
  access: ownersOnly('codes'),
  defaultSort: '-createdAt',
  hooks: {
    beforeOperation: [notFoundForOtherOwners, returnsWholeDocument('create')],
    afterChange: [makeCodes],
    beforeDelete: [protectRedeemedCodes],
  },
  fields: [
    {
      name: 'name',
      label: 'What they are for',
      type: 'text',
      required: true,
      maxLength: nameMax,
      admin: { description: 'Only you see this, like “Cards for the spring tour”' },
    },
    releaseField,
    {
      name: 'count',
      label: 'How many',
      type: 'number',
      required: true,
      defaultValue: 100,
      validate: (count: unknown) =>
        (Number.isInteger(count) && Number(count) >= 1 && Number(count) <= perBatch) ||
        `A whole number, at most ${perBatch.toLocaleString('en')}`,
      access: { update: nobody as FieldAccess },
      admin: { description: `At most ${perBatch.toLocaleString('en')}` },
    },
    {
      name: 'expiresAt',
      label: 'Can be entered until',
      type: 'date',
      validate: refusePastDate(codesMessages.endIsOver),
      admin: { description: 'Empty: for ever', date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'redeemed',
      label: 'Used',
      type: 'number',
      defaultValue: 0,
      access: { create: nobody as FieldAccess, update: nobody as FieldAccess },
      // For the list; the form says it above.
      admin: { condition: () => false },
    },
  ],
}
