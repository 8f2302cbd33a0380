import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { blocksMessages } from '@/src/core/messages/blocks'
import { emailListMessages } from '@/src/core/messages/email-list'

export const definition = defineBlock({
  type: 'email-list',
  v: 1,
  schema: z.object({
    title: z.string().max(120).default(blocksMessages.emailListTitle),
    /** A sentence below the title; empty for none. */
    lede: z.string().max(300).default(''),
    /** Id of an email list; empty for the profile's oldest. */
    list: z.string().max(64).default(''),
    placeholder: z.string().max(80).default(emailListMessages.placeholder),
    button: z.string().max(40).default(emailListMessages.join),
    successMessage: z.string().max(300).default(blocksMessages.emailListSuccess),
    /** `wide` puts the form beside the title where there is room. */
    look: z.enum(['wide', 'narrow']).default('wide'),
  }),
  rules: freeBlock,
  check: { fillsItself: true },
  shows: 'the email list',
})
