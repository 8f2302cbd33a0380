import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'

const foundGroups = [
  'Music',
  'Merch',
  'Songs',
  'Shows',
  'Posts',
  'Pages',
  'Orders',
  'People',
  'Messages',
  'Newsletters',
] as const
export type FoundGroup = (typeof foundGroups)[number]

/** What the words fit, by group, in each the newest first. */
export const findAnswer = z.array(
  z.object({
    id,
    group: z.enum(foundGroups),
    title: z.string(),
    note: z.string().describe('What tells it from others of that title; may be empty'),
    path: z.string().describe('Where it is opened, below the route of the admin'),
  }),
)
export type Found = z.output<typeof findAnswer>[number]
