import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
} from 'payload'
import { productField } from '@/collections/_fields/fields'
import { intoOwnFolder, takeUpload, uploadFolderField } from '@/collections/_fields/upload-fields'
import { protectPurchasedBonus } from '@/collections/_hooks/protect-purchased-files'
import { ownersOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { refreshFormats } from '@/src/server/delivery/refresh-formats'
import { idOf } from '@/src/server/site-data/visitor-read'
import { staysWithinRoom } from '@/src/server/storage/storage-room'

/** Notes on a release how many bonus files it comes with. */
const countBonus: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  doc,
  req,
  ...rest
}) => {
  const previous = 'previousDoc' in rest ? idOf(rest.previousDoc?.product) : null
  for (const productId of new Set([idOf(doc.product), previous])) {
    if (productId) {
      await refreshFormats(req, profileIdOf(doc), productId)
    }
  }
  return doc
}

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
  disableDuplicate: true,
  access: ownersOnly('products'),
  upload: {
    filenameCompoundIndex: ['prefix', 'filename'],
    pasteURL: false,
    focalPoint: false,
    crop: false,
    displayPreview: false,
  },
  hooks: {
    beforeOperation: [takeUpload],
    beforeChange: [intoOwnFolder('private')],
    afterChange: [staysWithinRoom, countBonus],
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
