import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readLines } from '@/plugins/take-along/read-lines'

const linesOf = (...chunks: Buffer[]) => Readable.from(readLines(Readable.from(chunks))).toArray()

it('ends lines at line feeds alone, wherever chunks end', async () => {
  const whole = Buffer.from('{"a":"b\u2028c\u2029d\u0085"}\n{"é":1}\nlast')
  const expected = ['{"a":"b\u2028c\u2029d\u0085"}', '{"é":1}', 'last']
  expect(await linesOf(whole)).toEqual(expected)
  expect(await linesOf(...[...whole].map((byte) => Buffer.from([byte])))).toEqual(expected)
  expect(await linesOf()).toEqual([])
})
