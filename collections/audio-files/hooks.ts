import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { checkSoundJob } from '@/src/server/delivery/check-sound'
import { prepareTracks } from '@/src/server/delivery/prepare-tracks'
import { enqueue } from '@/src/server/queue'

/** Of a file that was put in the place of another one nothing is known yet. */
export const forgetSound: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, sound: null } : data

/** Has an upload looked at, and the songs made again that it belongs to. */
export const checkUpload: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (!req.file) {
    return doc
  }
  await enqueue(req, checkSoundJob, { audioFileId: doc.id })
  if (operation === 'update') {
    await prepareTracks(req, { original: { equals: doc.id } })
  }
  return doc
}
