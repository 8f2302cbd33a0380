import { expect, it } from 'vitest'
import { fieldComponents } from '@/src/admin/field-components'

it('draws the named fields, in rows too, and leaves all others', () => {
  const title = { name: 'title', type: 'text' } as const
  const price = { name: 'price', type: 'number', admin: { width: '50%' } } as const
  const Cell = '/a/cells#PriceCell'
  const drawn = { ...price, admin: { width: '50%', components: { Cell } } }
  const row = { type: 'row', fields: [title, price] } as const
  expect(
    fieldComponents([title, price, { ...row, fields: [...row.fields] }], { price: { Cell } }),
  ).toEqual([title, drawn, { type: 'row', fields: [title, drawn] }])
})
