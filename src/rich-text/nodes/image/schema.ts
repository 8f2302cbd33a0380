import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { captionDoc } from '@/src/rich-text/nodes/image/caption'

const { minPx, maxPx, defaultMaxWidthPx, richTextMaxWidthPx } = limits.image

/** Pixels; 0 is the picture's own. Lexical's examples write `inherit` for that. */
const side = z
  .number()
  .transform((px) => (px > 0 ? Math.min(maxPx, Math.max(minPx, Math.round(px))) : 0))
  .catch(0)

/** A picture of the site's own: no address of another host, which would hear of every visitor. */
const shared = {
  /** Of the profile's media; empty for a picture that is none of them. */
  mediaId: z.uuid().or(z.literal('')).catch(''),
  /** A path of this site, shown while it is not known what the media item is. */
  src: z
    .string()
    .max(limits.theme.addressMax)
    .regex(/^\/(?![/\\])[^\s\\]*$/)
    .or(z.literal(''))
    .catch(''),
  altText: z.string().max(limits.upload.altMax).catch(''),
  width: side,
  height: side,
  version: z.int().catch(1),
  /** Says nothing: left out for people who cannot see it. */
  decorative: z.boolean().catch(false),
  showCaption: z.boolean().catch(false),
  caption: z.unknown().optional().transform(captionDoc),
}

const maxWidth = (standard: number) => z.int().min(minPx).max(maxPx).catch(standard)

/** A picture between paragraphs. */
export const image = z.object({
  type: z.literal('image'),
  ...shared,
  maxWidth: maxWidth(richTextMaxWidthPx),
  /** Empty: as the words around it. */
  format: z.enum(['', 'left', 'center', 'right']).catch(''),
})

/** A picture among words, which run around it or stop for it. */
export const inlineImage = z.object({
  type: z.literal('inline-image'),
  ...shared,
  maxWidth: maxWidth(defaultMaxWidthPx),
  position: z.enum(['left', 'right', 'full']).catch('full'),
})

export type ImageNode = z.infer<typeof image>
export type InlineImageNode = z.infer<typeof inlineImage>
export type AnyImageNode = ImageNode | InlineImageNode
