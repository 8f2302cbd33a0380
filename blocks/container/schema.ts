import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { mediaProp } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'
import { hexColor } from '@/src/core/theme/schema'

export const definition = defineBlock({
  type: 'container',
  v: 1,
  schema: z.object({
    /** A hero fills the width, sets its content at the bottom and fades into the page. */
    look: z.enum(['plain', 'hero']).default('plain'),
    /** Reaches up behind the page header; meant for the first container of a page. */
    overlayHeader: z.boolean().default(false),
    /** Empty follows the theme. */
    backgroundColor: z.union([z.literal(''), hexColor]).default(''),
    backgroundImage: mediaProp,
    /** 0 is black, 1 is the picture as it is. */
    brightness: z.number().min(0).max(1).default(limits.brightness.defaultForImage),
    /** Colour of the words on a picture or colour. */
    ink: z.enum(['theme', 'light', 'dark']).default('theme'),
    /** Pixels; 0 lets the content decide. */
    minHeight: z.int().min(0).max(1200).default(0),
    /** Pixels above and below the content on wide pages; narrow pages get less. */
    padding: z.int().min(0).max(200).default(0),
    /** Pixels between the blocks inside. */
    gap: z.int().min(0).max(120).default(24),
    direction: z.enum(['column', 'row']).default('column'),
    align: z.enum(['left', 'center', 'right', 'spread']).default('left'),
    verticalAlign: z.enum(['top', 'middle', 'bottom']).default('top'),
    width: z.enum(['content', 'text', 'full']).default('content'),
  }),
  rules: { ...freeBlock, acceptsChildren: true },
})
