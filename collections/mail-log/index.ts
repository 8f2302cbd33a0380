import type { CollectionConfig } from 'payload'
import { readBody } from '@/collections/mail-log/read-body'
import { readOnlyForOwners } from '@/src/access/operations'
import { slugs } from '@/src/core/slugs'

/** Every mail the system wrote, sent or not. */
export const mailLog: CollectionConfig = {
  slug: slugs.mailLog,
  labels: { singular: 'Mail', plural: 'Mail log' },
  admin: {
    useAsTitle: 'subject',
    group: 'Audience',
    defaultColumns: ['subject', 'to', 'state', 'createdAt'],
  },
  lockDocuments: false,
  access: readOnlyForOwners,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'profile',
      type: 'relationship',
      relationTo: slugs.profiles,
      index: true,
      admin: { readOnly: true, position: 'sidebar' },
    },
    { name: 'to', type: 'text', required: true, index: true },
    // Who gets the answer, where that is not the sender.
    { name: 'replyTo', type: 'text', index: true },
    // Where mail programs take the receiver off a list by themselves; its secret is in the body too.
    { name: 'unsubscribeUrl', type: 'text', access: { read: readBody } },
    { name: 'subject', type: 'text', required: true },
    { name: 'kind', type: 'text', required: true, index: true },
    { name: 'text', type: 'textarea', maxLength: 200_000, access: { read: readBody } },
    {
      name: 'html',
      type: 'code',
      maxLength: 400_000,
      admin: { language: 'html' },
      access: { read: readBody },
    },
    { name: 'dedupeKey', type: 'text', required: true, unique: true, index: true },
    {
      name: 'state',
      type: 'select',
      options: [
        { value: 'queued', label: 'Queued' },
        { value: 'sent', label: 'Sent' },
        { value: 'not_sent', label: 'Not sent: no SMTP configured' },
        { value: 'failed', label: 'Failed' },
      ],
      required: true,
      defaultValue: 'queued',
      index: true,
    },
    { name: 'error', type: 'text' },
    { name: 'sentAt', type: 'date' },
  ],
}
