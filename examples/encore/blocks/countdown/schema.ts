import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { linkProp } from '@/blocks/_kit/props'

export const definition = defineBlock({
  type: 'encore/countdown',
  v: 1,
  schema: z.object({
    title: z.string().max(120).default('New single'),
    /** The moment that is waited for, ISO with time zone; empty until it is chosen. */
    moment: z.union([z.literal(''), z.iso.datetime({ offset: true })]).default(''),
    /** Takes the place of the clock once the moment has come. */
    afterwards: z.string().max(120).default('Out now'),
    href: linkProp,
    label: z.string().max(80).default('Pre-order'),
  }),
  rules: freeBlock,
  check: { isEmpty: ({ moment }) => moment === '' },
})
