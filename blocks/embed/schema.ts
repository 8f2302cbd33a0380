import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { linkProp } from '@/blocks/_kit/props'
import { findEmbed } from '@/src/core/urls/embeds/find-embed'

export const definition = defineBlock({
  type: 'embed',
  v: 1,
  schema: z.object({
    /** Says what is shown, with the player that its provider named where the page does not tell. */
    href: linkProp,
    /** What it is called; without one, what its provider calls such things. */
    title: z.string().max(120).default(''),
    width: z.enum(['content', 'text']).default('text'),
    align: z.enum(['left', 'center', 'right']).default('left'),
  }),
  rules: freeBlock,
  check: { isEmpty: ({ href }) => findEmbed(href) === null },
})
