import type { CollectionConfig } from 'payload'
import { productField } from '@/collections/_fields/fields'
import {
  forgetAskedFolder,
  intoOwnFolder,
  uploadFolderField,
} from '@/collections/_fields/upload-fields'
import { protectPurchasedBonus } from '@/collections/_hooks/protect-purchased-files'
import { countBonus } from '@/collections/bonus-files/hooks'
import { ownersOnly } from '@/src/access/operations'
import { slugs } from '@/src/core/slugs'

/** What comes with a release besides its songs: a booklet, sheet music, a film. For its buyers alone. */
export const bonusFiles: CollectionConfig = {
  slug: slugs.bonusFiles,
  labels: { singular: 'Bonus file', plural: 'Bonus files' },
  admin: {
    useAsTitle: 'title',
    group: 'Store',
    defaultColumns: ['title', 'product', 'filename', 'filesize'],
    description:
      'Files that buyers of a release get with its songs, like a booklet or sheet music.',
  },
  lockDocuments: false,
  access: ownersOnly,
  upload: { pasteURL: false, focalPoint: false, crop: false, displayPreview: false },
  hooks: {
    beforeOperation: [forgetAskedFolder],
    beforeChange: [intoOwnFolder('private')],
    afterChange: [countBonus],
    beforeDelete: [protectPurchasedBonus],
    afterDelete: [countBonus],
  },
  fields: [
    productField,
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'What buyers see, like “Booklet”' },
    },
    uploadFolderField,
  ],
}
