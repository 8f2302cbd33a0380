import type { CollectionConfig, FieldAccess } from 'payload'
import { emailCell } from '@/collections/_fields/fields'
import { mailLogEndpoints } from '@/collections/mail-log/endpoints'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { isPlatformAdmin } from '@/src/access/own-profile'
import { mailStates } from '@/src/core/choices/mail-states'
import { carriesSecret } from '@/src/core/email/registry'
import { slugs } from '@/src/core/slugs'

/**
 * Owners never read a mail that opens its receiver's account. Without a document, or without its
 * kind, the answer is no: so nobody finds out a body by searching or sorting for it either.
 */
const readBody: FieldAccess = ({ req, doc }) =>
  isPlatformAdmin(req) || (typeof doc?.kind === 'string' && !carriesSecret(doc.kind))

const components = '/collections/mail-log/components'

/** The status says it in the mail itself. */
const onlyInList = { hidden: true }

/** Every mail the system wrote, sent or not: the queue that mails are sent from, and its history. */
export const mailLog: CollectionConfig = {
  slug: slugs.mailLog,
  labels: { singular: 'Mail', plural: 'Mail log' },
  admin: {
    useAsTitle: 'subject',
    group: 'Audience',
    defaultColumns: ['subject', 'to', 'kind', 'state', 'createdAt'],
    listSearchableFields: ['subject', 'to'],
    components: { beforeListTable: [`${components}/mail-filters#MailFilters`] },
  },
  lockDocuments: false,
  access: readOnlyForOwners('sentMail'),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['state', 'isBulk', 'nextTryAt'] }, { fields: ['aboutType', 'aboutId'] }],
  endpoints: mailLogEndpoints,
  fields: [
    {
      name: 'status',
      type: 'ui',
      admin: {
        components: { Field: `${components}/mail-status#MailStatus` },
        disableListColumn: true,
      },
    },
    {
      name: 'profile',
      type: 'relationship',
      relationTo: slugs.profiles,
      index: true,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      index: true,
      admin: { ...onlyInList, components: emailCell },
    },
    // Who gets the answer, where that is not the sender.
    {
      name: 'replyTo',
      label: 'Answers go to',
      type: 'text',
      index: true,
      admin: onlyInList,
    },
    // Where mail programs take the receiver off a list by themselves; its secret is in the body too.
    {
      name: 'unsubscribeUrl',
      type: 'text',
      admin: { hidden: true },
      access: { read: readBody },
    },
    { name: 'subject', type: 'text', required: true, admin: onlyInList },
    {
      name: 'preview',
      type: 'ui',
      admin: {
        components: { Field: `${components}/mail-preview#MailPreview` },
        disableListColumn: true,
      },
    },
    {
      name: 'kind',
      type: 'text',
      required: true,
      index: true,
      admin: { ...onlyInList, components: { Cell: `${components}/kind-cell#KindCell` } },
    },
    // The row that it tells of: the slug of its collection, and its id.
    { name: 'aboutType', type: 'text', admin: { hidden: true } },
    { name: 'aboutId', type: 'text', admin: { hidden: true } },
    {
      name: 'text',
      type: 'textarea',
      maxLength: 200_000,
      admin: { hidden: true },
      access: { read: readBody },
    },
    {
      name: 'html',
      type: 'code',
      maxLength: 400_000,
      admin: { hidden: true },
      access: { read: readBody },
    },
    {
      name: 'dedupeKey',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { hidden: true },
    },
    {
      name: 'state',
      type: 'select',
      options: Object.entries(mailStates).map(([value, label]) => ({ value, label })),
      required: true,
      defaultValue: 'queued',
      index: true,
      admin: onlyInList,
    },
    // When the server said for good that there is nobody at this address.
    { name: 'refusedAt', type: 'date', admin: { hidden: true } },
    { name: 'error', label: 'What went wrong', type: 'text', admin: { hidden: true } },
    { name: 'tries', type: 'number', defaultValue: 0, admin: onlyInList },
    // Also until when a worker has it for itself; empty when it is not tried again.
    { name: 'nextTryAt', label: 'Next try', type: 'date', admin: inSidebar('nextTryAt') },
    { name: 'sentAt', label: 'Sent', type: 'date', admin: inSidebar('sentAt') },
    {
      name: 'sentAgainAt',
      label: 'Sent again',
      type: 'date',
      admin: inSidebar('sentAgainAt'),
    },
    {
      name: 'sentAgainBy',
      label: 'Sent again by',
      type: 'relationship',
      relationTo: slugs.users,
      admin: inSidebar('sentAgainBy'),
    },
    // One of many alike: those that somebody waits for go first.
    { name: 'isBulk', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
    {
      name: 'body',
      type: 'relationship',
      label: 'Newsletter',
      relationTo: slugs.mailBodies,
      index: true,
      // Nobody may read the bodies, so the list of filters has no names to offer.
      admin: { hidden: true, components: { Filter: `${components}/mailing-filter#MailingFilter` } },
    },
    // What fills the tags of a shared body.
    { name: 'values', type: 'json', admin: { hidden: true }, access: { read: readBody } },
  ],
}

/** Beside the mail, once there is something to say. */
function inSidebar(field: string) {
  return {
    position: 'sidebar' as const,
    date: { pickerAppearance: 'dayAndTime' as const },
    condition: (data: Record<string, unknown>) => Boolean(data[field]),
  }
}
