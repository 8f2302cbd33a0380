import { z } from 'zod'
import { findEmbed } from '@/src/core/urls/embeds/find-embed'
import { embedIds } from '@/src/rich-text/nodes/embed/faces'

const frame = {
  /** Empty: as the words around it. */
  format: z.enum(['', 'left', 'start', 'center', 'right', 'end', 'justify']).catch(''),
  version: z.int().catch(1),
}

/** A film on YouTube. */
export const youtube = z.object({
  type: z.literal('youtube'),
  ...frame,
  videoID: z.string().regex(embedIds.youtube),
})

/** A post on X. */
export const tweet = z.object({
  type: z.literal('tweet'),
  ...frame,
  id: z.string().regex(embedIds.tweet),
})

/** A design file on Figma. */
export const figma = z.object({
  type: z.literal('figma'),
  ...frame,
  documentID: z.string().regex(embedIds.figma),
})

/** Anything else of another site: an address that says what it shows. */
export const embed = z.object({
  type: z.literal('embed'),
  ...frame,
  url: z
    .string()
    .max(2000)
    .refine((url) => findEmbed(url) !== null),
})

export type EmbedNode =
  | z.infer<typeof youtube>
  | z.infer<typeof tweet>
  | z.infer<typeof figma>
  | z.infer<typeof embed>
