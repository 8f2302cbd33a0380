import { expect, it } from 'vitest'
import { readAddresses } from '@/plugins/newsletters/import/read-addresses'

async function* table(rows: readonly string[][]) {
  for (const [index, cells] of rows.entries()) {
    yield { line: index + 1, cells }
  }
}

it.each([
  ['before', ['unsubscribed', 'confirmed']],
  ['after', ['confirmed', 'unsubscribed']],
])(
  'adds nobody who left one list of the file, also where it says so %s',
  async (_, [a = '', b = '']) => {
    const rows = [
      ['Email', 'Status'],
      ['ann@example.com', a],
      ['bea@example.com', 'confirmed'],
      ['ann@example.com', b],
    ]
    const { lines, refused } = await readAddresses(table(rows), 0)
    expect([...lines.keys()]).toEqual(['bea@example.com'])
    expect(refused.map(({ line }) => line)).toEqual([2, 4])
    expect(refused[0]?.reason).toBe(refused[1]?.reason)
  },
)

it('adds who confirmed one list and not yet another', async () => {
  const rows = [
    ['Email', 'Status'],
    ['ann@example.com', 'pending'],
    ['ann@example.com', 'confirmed'],
  ]
  const { lines } = await readAddresses(table(rows), 0)
  expect([...lines.keys()]).toEqual(['ann@example.com'])
})
