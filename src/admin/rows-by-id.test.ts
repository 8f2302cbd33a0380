import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { rowsById } from '@/src/admin/rows-by-id'

const payload = {} as Payload

it('reads what all lines ask for in one go, each row once, and knows nothing of what is not there', async () => {
  const asked: string[][] = []
  const nameOf = rowsById(async (_, ids) => {
    asked.push(ids)
    return ids.filter((id) => id !== 'gone').map((id) => ({ id, name: `Name of ${id}` }))
  })
  const lines = ['a', 'b', 'a', 'gone'].map((id) => nameOf(payload, id))
  expect((await Promise.all(lines)).map((row) => row?.name)).toEqual([
    'Name of a',
    'Name of b',
    'Name of a',
    undefined,
  ])
  expect(asked).toEqual([['a', 'b', 'gone']])
})

it('reads again for the next list', async () => {
  let name = 'Old'
  const nameOf = rowsById(async (_, ids) => ids.map((id) => ({ id, name })))
  expect((await nameOf(payload, 'a'))?.name).toBe('Old')
  name = 'New'
  expect((await nameOf(payload, 'a'))?.name).toBe('New')
})
