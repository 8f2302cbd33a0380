import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { linkProp, mediaProp } from '@/blocks/_kit/props'
import { filmOf } from '@/blocks/video/film-of'

export const definition = defineBlock({
  type: 'video',
  v: 1,
  schema: z.object({
    source: z.enum(['file', 'link']).default('file'),
    /** An MP4 of the artist. */
    media: mediaProp,
    /** A film on YouTube or Vimeo. */
    href: linkProp,
    /** Stands for the film until it plays. */
    poster: mediaProp,
    /** What the film is called, for those who do not see it and above the button. */
    title: z.string().max(120).default(''),
    shape: z.enum(['wide', 'classic', 'square', 'tall']).default('wide'),
    width: z.enum(['content', 'text']).default('content'),
  }),
  rules: freeBlock,
  check: {
    isEmpty: ({ source, media, href }) =>
      source === 'file' ? media === '' : filmOf(href) === null,
  },
})
