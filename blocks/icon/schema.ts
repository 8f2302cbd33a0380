import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign, linkProp } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'
import { hexColor } from '@/src/core/theme/schema'
import { type IconName, iconPaths } from '@/src/ui/icon/icon-paths'

const { minPx, maxPx, defaultPx } = limits.icon

export const definition = defineBlock({
  type: 'icon',
  v: 1,
  schema: z.object({
    name: z.enum(Object.keys(iconPaths) as [IconName, ...IconName[]]).default('star'),
    /** Pixels. */
    size: z.int().min(minPx).max(maxPx).default(defaultPx),
    /** Empty takes the colour of the words around it. */
    color: z.union([z.literal(''), hexColor]).default(''),
    isFilled: z.boolean().default(false),
    align: horizontalAlign.default('left'),
    href: linkProp,
    /** What it says to those who do not see it; a link needs it. */
    label: z.string().max(120).default(''),
  }),
  rules: freeBlock,
  layoutProps: { width: 'size' },
  check: { shapes: ({ color }) => [{ color, prop: 'color' }] },
})
