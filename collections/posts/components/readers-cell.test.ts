import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { expect, it } from 'vitest'
import { ReadersCell } from '@/collections/posts/components/readers-cell'

it('names the tiers of all posts of a list with one query', async () => {
  const asked: string[][] = []
  const payload = {
    find: async ({ where }: { where: { id: { in: string[] } } }) => {
      asked.push(where.id.in)
      return { docs: where.id.in.map((id) => ({ id, name: `Tier ${id}` })) }
    },
  } as unknown as Payload
  const cell = (rowData: object) =>
    ReadersCell({ rowData, payload } as unknown as DefaultServerCellComponentProps)
  const cells = [
    cell({ visibility: 'tiers', tiers: ['b', 'a'] }),
    cell({ visibility: 'tiers', tiers: ['a'] }),
    cell({ visibility: 'public' }),
  ]
  expect(await Promise.all(cells)).toEqual(['Tier a, Tier b', 'Tier a', 'Everyone'])
  expect(asked).toEqual([['b', 'a']])
})
