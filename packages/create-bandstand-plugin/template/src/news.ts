import type { OwnCollection } from '@bandstand/kit'

/** Each artist has their own: their site and the rules of access are added. */
export const news: OwnCollection = {
  slug: 'starter-news',
  labels: { singular: 'News', plural: 'News' },
  admin: { useAsTitle: 'text' },
  lockDocuments: false,
  fields: [{ name: 'text', type: 'text', required: true, maxLength: 200 }],
}

/** What a block or a call gets of a row. */
export type NewsRow = { id: string; text: string; createdAt: string }
