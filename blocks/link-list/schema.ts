import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { type LinkRow, linkRow } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'

/** Without an address there is nothing to follow, without a name nothing to call it by. */
export const isShown = ({ label, href }: LinkRow) => label.trim() !== '' && href !== ''

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
  check: {
    hasWords: ({ title, links, look }) =>
      links.some(isShown) && (look !== 'buttons' || title.trim() !== ''),
    isEmpty: ({ links }) => !links.some(isShown),
    unfinished: ({ links }) =>
      links.some(isShown) && !links.every(isShown)
        ? {
            message: 'A link here lacks a name or an address. Visitors do not see it.',
            prop: 'links',
          }
        : undefined,
  },
})
