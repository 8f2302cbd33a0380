import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { refreshSongsOf } from '@/src/server/delivery/refresh-songs'
import { paletteOf } from '@/src/server/pictures/picture-colours'

/** A cover that is deleted leaves the files of songs, too. */
export const forgetCover: CollectionBeforeDeleteHook = ({ id, req }) =>
  refreshSongsOf(req, { media: { in: [id] } })

/** A picture that became another one is the cover in the files of songs, too. */
export const refreshCovers: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isAnother = doc.prefix !== previousDoc?.prefix || doc.filename !== previousDoc?.filename
  if (operation === 'update' && isAnother) {
    await refreshSongsOf(req, { media: { in: [doc.id] } })
  }
  return doc
}

/**
 * Payload lets nobody change the name of a stored file. The server's own code may (`context.uploadName`),
 * once the file lies under that name.
 */
export const nameFile: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'update' && typeof req.context.uploadName === 'string'
    ? { ...data, filename: req.context.uploadName }
    : data

/** Pages may take up the colours of a picture. */
export const findPalette: CollectionBeforeChangeHook = async ({ data, req: { file } }) =>
  file?.mimetype.startsWith('image/')
    ? { ...data, palette: await paletteOf(file.tempFilePath || file.data) }
    : data
