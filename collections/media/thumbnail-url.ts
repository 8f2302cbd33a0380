import type { GetAdminThumbnail } from 'payload'
import type { Media } from '@/src/payload-types'
import { storage } from '@/src/server/storage'

/**
 * Where the admin's forms and lists find the small picture. Payload itself would name an address of its
 * API, which serves no file that everyone may see.
 */
export const thumbnailUrl: GetAdminThumbnail = ({ doc }) => {
  const { filename, mimeType, prefix, sizes } = doc as Partial<Media>
  const name = mimeType?.startsWith('image/') && (sizes?.w320?.filename ?? filename)
  return name && prefix ? storage().publicUrl(`${prefix}/${name}`) : null
}
