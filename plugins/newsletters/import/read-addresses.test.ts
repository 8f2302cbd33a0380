import { expect, it } from 'vitest'
import { checkCsv } from '@/plugins/newsletters/import/check-csv'
import type { Mailable } from '@/plugins/newsletters/import/consent-columns'
import { readAddresses } from '@/plugins/newsletters/import/read-addresses'
import { limits } from '@/src/core/limits'

async function* table(rows: readonly string[][]) {
  for (const [index, cells] of rows.entries()) {
    yield { line: index + 1, cells }
  }
}

async function read(rows: readonly string[][], column: number, mailable?: Mailable) {
  const { consent } = await checkCsv(table(rows))
  return readAddresses(table(rows), { column, consent, ...(mailable && { mailable }) })
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
    const { found, refused } = await read(rows, 0)
    expect([...found.keys()]).toEqual(['bea@example.com'])
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
  const { found } = await read(rows, 0)
  expect([...found.keys()]).toEqual(['ann@example.com'])
})

it('takes names along, without what no name has', async () => {
  const rows = [
    ['Email Address', 'First Name', 'Last_Name', 'Name'],
    ['ann@example.com', '  Ann\n Mary\u202e ', "'-Lee", 'x'],
    ['bea@example.com', 'bea@example.com', '', 'x'],
    ['cy@example.com', 'x'.repeat(200)],
  ]
  const { found } = await read(rows, 0)
  expect([...found.values()]).toEqual([
    { line: 2, firstName: 'Ann Mary', lastName: '-Lee' },
    { line: 3, firstName: '', lastName: '' },
    { line: 4, firstName: 'x'.repeat(limits.subscriberImport.nameMax), lastName: '' },
  ])
})

it('takes the name that stands before an address, where no column has one', async () => {
  const rows = [['Email'], ['"Lovelace, Ada" <ada@example.com>'], ['bea@example.com']]
  const { found } = await read(rows, 0)
  expect([...found]).toEqual([
    ['ada@example.com', { line: 2, firstName: 'Ada', lastName: 'Lovelace' }],
    ['bea@example.com', { line: 3, firstName: '', lastName: '' }],
  ])
})

it.each([
  ['Name', 'Ada', 'Ada', ''],
  ['fullname', 'Ada King Lovelace', 'Ada', 'King Lovelace'],
  ['Fan name', 'Lovelace, Ada, Countess', 'Ada', 'Lovelace'],
  ['FNAME', 'Ada King', 'Ada King', ''],
  ['Town', 'Leeds', '', ''],
])('knows whose name stands below “%s”', async (heading, cell, firstName, lastName) => {
  const rows = [
    [heading, 'Email'],
    [cell, 'ada@example.com'],
  ]
  const { found } = await read(rows, 1)
  expect(found.get('ada@example.com')).toEqual({ line: 2, firstName, lastName })
})
