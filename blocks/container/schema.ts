import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { mediaProp } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'
import { hexColor } from '@/src/core/theme/schema'

export const definition = defineBlock({
  type: 'container',
  v: 1,
  schema: z.object({
    /**
     * A hero fills the width, sets its content at the bottom and fades into the page. A link tree
     * fills the page with two containers: who it is, and where to go.
     */
    look: z.enum(['plain', 'hero', 'link-tree']).default('plain'),
    /** Reaches up behind the page header; meant for the first container of a page. */
    overlayHeader: z.boolean().default(false),
    /** Empty follows the theme. */
    backgroundColor: z.union([z.literal(''), hexColor]).default(''),
    backgroundImage: mediaProp,
    /** Another crop for narrow windows; empty takes the same picture. */
    backgroundImagePhone: mediaProp,
    /** An MP4 without sound; the picture stands in for it until it plays. */
    backgroundVideo: mediaProp,
    /** 0 is black, 1 is the picture as it is; the video has its own. */
    brightness: z.number().min(0).max(1).default(limits.brightness.defaultForImage),
    videoBrightness: z.number().min(0).max(1).default(limits.brightness.defaultForVideo),
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
  layoutProps: { minHeight: 'minHeight', padding: 'padding', gap: 'gap' },
  check: {
    ground: ({ backgroundColor, backgroundImage, backgroundVideo, ink }) => ({
      color: backgroundColor,
      ink,
      isPictured: backgroundImage !== '' || backgroundVideo !== '',
    }),
    // A picture, a colour or the light of a hero is something to see by itself.
    isEmpty: ({ look, backgroundColor, backgroundImage, backgroundVideo }, childCount) =>
      childCount === 0 &&
      look !== 'hero' &&
      [backgroundColor, backgroundImage, backgroundVideo].every((value) => value === ''),
  },
})
