import { z } from 'zod'
import { limits } from '@/src/core/limits'

/** A formula, as LaTeX. */
export const equation = z.object({
  type: z.literal('equation'),
  equation: z.string().max(limits.equation.lettersMax),
  /** Among words, or between paragraphs. */
  inline: z.boolean().catch(false),
  version: z.int().catch(1),
})

export type EquationNode = z.infer<typeof equation>
