import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign, linkProp } from '@/blocks/_kit/props'

export const definition = defineBlock({
  type: 'button',
  v: 1,
  schema: z.object({
    label: z.string().max(80).default('Listen now'),
    action: z.enum(['link', 'play']).default('link'),
    href: linkProp,
    /** Id of the release that is played; empty for the newest featured one that can be heard. */
    release: z.string().max(64).default(''),
    look: z.enum(['primary', 'outline']).default('primary'),
    /** `wide` fills its place, like the links of a link tree. */
    size: z.enum(['regular', 'wide']).default('regular'),
    opensNewTab: z.boolean().default(false),
    align: horizontalAlign.default('left'),
  }),
  rules: freeBlock,
  asks: ({ action }) => action === 'play',
  check: {
    // A filled one has words of its own colour.
    hasWords: ({ label, look }) => look === 'outline' && label.trim() !== '',
    unfinished: ({ label, action, href }) => {
      if (label.trim() === '') {
        return { message: 'This button says nothing.', prop: 'label' }
      }
      return action === 'link' && href === ''
        ? { message: 'This button leads nowhere.', prop: 'href' }
        : undefined
    },
  },
})
