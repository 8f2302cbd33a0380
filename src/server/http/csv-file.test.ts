import { expect, it } from 'vitest'
import { csvFile } from '@/src/server/http/csv-file'

const textOf = (cells: readonly string[]) => csvFile('a', cells.map(String), [cells]).text()

it.each(['=1+1', '+1', '-2+3', '@SUM(A1)', '\t=1', '＝1', '-cmd', '-1-1'])(
  'puts a sign in front of %s, which table programs would run',
  async (cell) => {
    expect(await textOf([cell])).toContain(`\n'${cell}`)
  },
)

it.each(['-12.50', '-7', '12.50', 'a=b', ''])('leaves %s as it is', async (cell) => {
  expect((await textOf(['x', cell])).split('\r\n')[1]).toBe(`x,${cell}`)
})
