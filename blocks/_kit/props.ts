import { z } from 'zod'
import { safeUrl } from '@/src/core/safe-url'

/** Where a link goes; empty until the artist says so. Unsafe schemes become `about:blank`. */
export const linkProp = z
  .string()
  .trim()
  .max(2000)
  .transform((href) => (href === '' ? '' : safeUrl(href)))
  .default('')

/** Id of a media document; empty for none. */
export const mediaProp = z.string().max(64).default('')

export const horizontalAlign = z.enum(['left', 'center', 'right'])
