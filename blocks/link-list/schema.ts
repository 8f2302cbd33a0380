import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { linkRow } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'

export const definition = defineBlock({
  type: 'link-list',
  v: 1,
  schema: z.object({
    title: z.string().max(120).default(''),
    links: z.array(linkRow).max(limits.linkList.rowsMax).default([]),
    look: z.enum(['lines', 'buttons', 'plain']).default('lines'),
    opensNewTab: z.boolean().default(false),
  }),
  rules: freeBlock,
})
