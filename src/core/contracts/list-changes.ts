import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'

/** Of a change to several of a list: what each refused one says; all others are changed. */
export const listChangesAnswer = z.strictObject({
  changed: z.array(id),
  refused: z.array(z.strictObject({ id, title: z.string(), message: z.string() })),
})
export type ListChanges = z.output<typeof listChangesAnswer>
