import type { CollectionConfig } from 'payload'
import { ownUpload } from '@/collections/_fields/own-upload'
import { productField } from '@/collections/_fields/product-field'
import { summariseProduct } from '@/collections/products/hooks/summarise-product'
import { ownersOnly } from '@/src/access/operations'
import { slugs } from '@/src/core/slugs'

/** A song of a release: a preview for everyone, an original for buyers. */
export const tracks: CollectionConfig = {
  slug: slugs.tracks,
  labels: { singular: 'Track', plural: 'Tracks' },
  admin: {
    useAsTitle: 'title',
    group: 'Store',
    defaultColumns: ['title', 'product', 'position', 'durationSeconds'],
  },
  lockDocuments: false,
  access: ownersOnly,
  defaultSort: 'position',
  hooks: { afterChange: [summariseProduct], afterDelete: [summariseProduct] },
  fields: [
    productField,
    { name: 'position', label: 'Number', type: 'number', required: true, defaultValue: 1, min: 1 },
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    {
      name: 'artist',
      type: 'text',
      maxLength: 120,
      admin: { description: "Empty: the release's" },
    },
    { name: 'description', type: 'text', maxLength: 500 },
    {
      name: 'durationSeconds',
      label: 'Length in seconds',
      type: 'number',
      defaultValue: 0,
      min: 0,
    },
    { name: 'hasExplicitContent', label: 'Explicit', type: 'checkbox', defaultValue: false },
    { name: 'isFeatured', label: 'Featured', type: 'checkbox', defaultValue: false },
    ownUpload(
      { name: 'preview', label: 'What anyone may hear', relationTo: slugs.media },
      { mimeType: { contains: 'audio' } },
    ),
    ownUpload({ name: 'original', label: 'What buyers download', relationTo: slugs.audioFiles }),
  ],
}
