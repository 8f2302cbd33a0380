import type { Media } from '@/src/payload-types'

/** Where the file itself lies in the storage. */
export const fileKeyOf = ({ prefix, filename }: Pick<Media, 'prefix' | 'filename'>): string =>
  `${prefix}/${filename}`
