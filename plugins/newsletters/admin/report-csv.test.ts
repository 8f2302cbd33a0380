import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { reportCsv } from '@/plugins/newsletters/admin/report-csv'

it('keeps what stood in a cell, and lets no table program run it', () => {
  const values = [
    'plain',
    'with "quotes", and\nlines',
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
  ]
  const csv = reportCsv(values.map((value, index) => ({ line: index + 2, value, reason: 'No' })))
  const rows = parse(csv, { bom: true, record_delimiter: '\r\n' }) as string[][]
  expect(rows[0]).toEqual(['Line', 'What it says', 'Why it was refused'])
  expect(rows.slice(1).map(([, value]) => value)).toEqual(
    values.map((value) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)),
  )
})
