import { z } from 'zod'

const frame = {
  /** Empty: as the words around it. */
  format: z.enum(['', 'left', 'start', 'center', 'right', 'end', 'justify']).catch(''),
  version: z.int().catch(1),
}

/** A film on YouTube. */
export const youtube = z.object({
  type: z.literal('youtube'),
  ...frame,
  videoID: z.string().regex(/^[\w-]{11}$/),
})

/** A post on X. */
export const tweet = z.object({
  type: z.literal('tweet'),
  ...frame,
  id: z.string().regex(/^\d{1,25}$/),
})

/** A design file on Figma. */
export const figma = z.object({
  type: z.literal('figma'),
  ...frame,
  documentID: z.string().regex(/^[0-9a-zA-Z]{22,128}$/),
})

export type EmbedNode = z.infer<typeof youtube> | z.infer<typeof tweet> | z.infer<typeof figma>
