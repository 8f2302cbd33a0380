import { z } from 'zod'
import { safeUrl } from '@/src/core/safe-url'
import { hexColor } from '@/src/core/theme/schema'

/** A colour of one's own; empty for the theme's. */
export const ownColor = z.union([z.literal(''), hexColor]).default('')

const tag = /^\{\{\s*[a-z][a-zA-Z0-9.]*\s*\}\}$/

/** Where a link goes: an address, or one variable that stands for one. Unsafe schemes become `about:blank`. */
export const mailLinkProp = z
  .string()
  .trim()
  .max(2000)
  .transform((href) => (href === '' || tag.test(href) ? href : safeUrl(href)))
  .default('')
