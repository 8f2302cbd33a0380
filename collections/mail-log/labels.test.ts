import { expect, it } from 'vitest'
import { mailLog } from '@/collections/mail-log'

it('says beside a mail in words what its moments are', () => {
  const labels = mailLog.fields.flatMap((field) =>
    'name' in field && /^(nextTry|sent)/.test(field.name) ? [field.label] : [],
  )
  expect(labels).toEqual(['Next try', 'Sent', 'Sent again', 'Sent again by'])
})
