import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldErrorsOf, inWords } from '@/src/core/input-words'

const problem = (schema: z.ZodType, value: unknown) => {
  const { error } = z.object({ field: schema }).safeParse({ field: value }, inWords)
  return error && fieldErrorsOf(error)[0]
}

it.each([
  [z.string(), undefined, 'This is required'],
  [z.string(), null, 'This is required'],
  [z.string(), 1, 'Please enter text'],
  [z.string().min(1), '', 'This is required'],
  [z.string().min(8), 'a', 'At least 8 characters'],
  [z.string().max(2), 'abc', 'At most 2 characters'],
  [z.number(), 'a', 'Please enter a number'],
  [z.int(), 1.5, 'Please enter a whole number'],
  [z.number().positive(), 0, 'At least 1'],
  [z.number().max(5), 6, 'At most 5'],
  [z.array(z.string()), {}, 'Please give a list'],
  [z.array(z.string()).min(1), [], 'At least 1 entry'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entry'],
  [z.boolean(), 'yes', 'Please answer yes or no'],
  [z.guid(), 'x', 'Please choose one of what is offered'],
  [z.email(), 'x', 'Please enter a valid email'],
  [z.enum(['a']), 'b', 'Please choose one of what is offered'],
  [z.object({}), 'x', 'This cannot be read'],
  [z.strictObject({}), { a: 1, b: 2 }, 'There is no a, b here'],
  [z.union([z.string(), z.number()]), true, 'This cannot be read'],
  [z.string().regex(/^a$/, 'An a'), 'b', 'An a'],
])('%# tells people in words', (schema, value, message) => {
  expect(problem(schema, value)).toEqual({ field: 'field', message })
})

it('says of a field once what several of its rules say', () => {
  const schema = z.object({ name: z.string('Name is required').trim().min(1, 'Name is required') })
  const { error } = schema.safeParse({ name: [] }, inWords)
  expect(error && fieldErrorsOf(error)).toEqual([{ field: 'name', message: 'Name is required' }])
})
