import { z } from 'zod'

/** What Lexical writes on every element. Odd values become the neutral one, as an editor would read them. */
export const elementProps = {
  direction: z.enum(['ltr', 'rtl']).nullable().catch(null),
  format: z.enum(['', 'left', 'start', 'center', 'right', 'end', 'justify']).catch(''),
  /** Levels. */
  indent: z.int().min(0).max(7).catch(0),
  version: z.int().catch(1),
}
