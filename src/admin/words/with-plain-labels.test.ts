import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { withPlainLabels } from '@/src/admin/words/with-plain-labels'

const shown = (field: Field) => withPlainLabels({ slug: 'songs', fields: [field] }).fields[0]

it.each([
  ['firstName', 'First name'],
  ['revokedAt', 'Revoked'],
  ['durationSeconds', 'Duration'],
  ['at', 'At'],
  ['profile', 'Site'],
  ['updatedAt', 'Changed'],
])('calls %s as people write: %s', (name, label) => {
  expect(shown({ name, type: 'text' })).toMatchObject({ label })
})

it('does so with choices and what is inside of a row, and leaves words of their own', () => {
  const options = ['initiated_payment', { value: 'paid', label: 'Money is there' }]
  const field = { name: 'status', label: 'How it stands', type: 'select', options } as const
  expect(shown({ type: 'row', fields: [field as never] })).toEqual({
    type: 'row',
    fields: [
      {
        ...field,
        options: [{ value: 'initiated_payment', label: 'Initiated payment' }, options[1]],
      },
    ],
  })
})
