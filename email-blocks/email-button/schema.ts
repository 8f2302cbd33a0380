import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign } from '@/blocks/_kit/props'
import { mailLinkProp } from '@/email-blocks/_kit/props'

export const definition = defineBlock({
  type: 'email-button',
  v: 1,
  schema: z.object({
    label: z.string().max(80).default('Listen now'),
    href: mailLinkProp,
    look: z.enum(['primary', 'outline']).default('primary'),
    align: horizontalAlign.default('left'),
  }),
  rules: { ...freeBlock, isInner: true },
  check: {
    isEmpty: ({ label }) => label.trim() === '',
    unfinished: ({ href }) =>
      href === '' ? { message: 'This button leads nowhere yet.', prop: 'href' } : undefined,
  },
})
