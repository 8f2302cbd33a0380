import { expect, it } from 'vitest'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { decodeStream, encodingOf } from '@/src/server/text-files/decode-stream'
import { readCsv } from '@/src/server/text-files/read-csv'

const { noTable } = ownerMessages.subscriberImport

/** One byte at a time, so that letters of several bytes are torn apart. */
async function* torn(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 1) {
    yield bytes.subarray(at, at + 1)
  }
}

async function read(bytes: Uint8Array): Promise<[string, string]> {
  const encoding = await encodingOf(torn(bytes), { noText: noTable })
  let text = ''
  for await (const piece of decodeStream(torn(bytes), encoding)) {
    text += piece
  }
  return [encoding, text]
}

const text = 'Größe;Prix d’été\nT-Shirt;25'

it.each([
  ['utf-8', Buffer.from(text)],
  ['utf-8', Buffer.from(`\uFEFF${text}`)],
  ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['utf-16be', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['windows-1252', Buffer.from(text.replace('’', '\u0092'), 'latin1')],
  ['macintosh', Buffer.from('Gr\u009a\u00a7e;Prix d\u00d5\u008et\u008e\nT-Shirt;25', 'latin1')],
])('reads %s', async (encoding, bytes) => {
  expect(await read(bytes)).toEqual([encoding, text])
})

it.each([
  ['a table program’s own file', Buffer.from('PK\u0003\u0004 and more', 'latin1')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
])('says that %s is no text', async (_what, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
})

const limits = { rowsMax: 10, words: ownerMessages.subscriberImport }

async function rowsOf(pieces: AsyncIterable<string>): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { cells } of readCsv(pieces, limits)) {
    rows.push(cells)
  }
  return rows
}

it('finds the separator of a table that comes in pieces', async () => {
  async function* pieces() {
    yield 'na'
    yield 'me;pri'
    yield 'ce\n"Shirt; blue";2'
    yield '5\n'
  }
  expect(await rowsOf(pieces())).toEqual([
    ['name', 'price'],
    ['Shirt; blue', '25'],
  ])
})

it('passes on why the pieces of a table end', async () => {
  async function* pieces() {
    yield 'name;price\n'
    yield `${'x'.repeat(5000)};1\n`
    throw new Error('The disk is gone')
  }
  await expect(rowsOf(pieces())).rejects.toThrow('The disk is gone')
})
