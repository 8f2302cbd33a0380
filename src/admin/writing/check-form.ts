import type { z } from 'zod'
import { fieldErrorsOf, inWords } from '@/src/core/input-words'

/** The fields of a form, and what is wrong with what stands in them, by field. */
export type Check<Form> = {
  fields: readonly string[]
  problemsIn: (form: Form) => Record<string, string>
}

export type Schema<Form> = z.ZodType<Form> & { keyof: () => { options: readonly unknown[] } }

export function checkOf<Form>(schema: Schema<Form>): Check<Form> {
  return {
    fields: schema.keyof().options.map(String),
    problemsIn: (form) => {
      const { error } = schema.safeParse(form, inWords)
      const found = error ? fieldErrorsOf(error) : []
      // Of several about one field the first counts.
      return Object.fromEntries(found.toReversed().map(({ field, message }) => [field, message]))
    },
  }
}
