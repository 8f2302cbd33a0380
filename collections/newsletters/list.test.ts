import type { DefaultServerCellComponentProps } from 'payload'
import { expect, it } from 'vitest'
import { newsletters } from '@/collections/newsletters'
import { ReceiversCell } from '@/collections/newsletters/components/receivers-cell'

const cellOf = (receivers: number | null) =>
  ReceiversCell({ cellData: receivers } as DefaultServerCellComponentProps)

it('says in words that nobody has got a newsletter so far', () => {
  expect([null, 0, 1200].map(cellOf)).toEqual(['None yet', '0', '1,200'])
  const receivers = newsletters.fields.find(
    (field) => 'name' in field && field.name === 'receivers',
  )
  expect(receivers).toMatchObject({
    admin: { components: { Cell: expect.stringContaining('#ReceiversCell') } },
  })
})

it('lists no more columns than a tablet has room for, each of 150 px at least', () => {
  const tablet = 768 - 2 * 40
  const checkbox = 60
  const columns = newsletters.admin?.defaultColumns ?? []
  expect(checkbox + columns.length * 150).toBeLessThanOrEqual(tablet)
})
