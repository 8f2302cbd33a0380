import { describe, expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { readAddress } from '@/src/core/text/read-address'
import { decodeText } from '@/src/server/text-files/decode-text'
import { readCsv } from '@/src/server/text-files/read-csv'

/** As a network cuts it: anywhere. */
async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) {
    yield bytes.subarray(start, start + size)
  }
}

async function* file(text: string | Uint8Array, size = 7) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  yield* readCsv((await decodeText(inPieces(bytes, size))).text)
}

async function all(text: string | Uint8Array) {
  const rows = []
  for await (const row of file(text)) {
    rows.push(row)
  }
  return rows
}

async function countOf(rows: ReturnType<typeof file>): Promise<number> {
  let count = 0
  for await (const _ of rows) {
    count += 1
  }
  return count
}

describe('a file', () => {
  it.each([
    ['commas', 'Name,Email\nAda,ada@example.com\n'],
    ['semicolons', 'Name;Email\r\nAda;ada@example.com\r\n'],
    ['tabs', 'Name\tEmail\nAda\tada@example.com'],
    ['pipes', 'Name|Email\nAda|ada@example.com\n'],
    ['its separator in the first line', 'sep=;\r\nName;Email\r\nAda;ada@example.com\r\n'],
    ['any separator in the first line', '"sep=^"\nName^Email\nAda^ada@example.com\n'],
    ['the line ends of old Macs', 'Name,Email\rAda,ada@example.com\r'],
    ['a byte order mark', '\ufeffName,Email\nAda,ada@example.com\n'],
    ['empty lines', '\nName,Email\n\n,\nAda,ada@example.com\n'],
    ['other separators in quotes', '"Name",Email\n"Ada",ada@example.com\n'],
  ])('is read with %s', async (_name, text) => {
    expect((await all(text)).map(({ cells }) => cells)).toEqual([
      ['Name', 'Email'],
      ['Ada', 'ada@example.com'],
    ])
  })

  const names = 'Name\tEmail\r\nZoë “Zed” Núñez\tzoe@example.com\r\n'
  const windows = Buffer.from(names, 'latin1')
  windows[windows.indexOf(0x1c)] = 0x93
  windows[windows.indexOf(0x1d)] = 0x94

  it.each([
    ['UTF-8', Buffer.from(names), false],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${names}`), false],
    ['the Unicode text of table programs', Buffer.from(`\ufeff${names}`, 'utf16le'), false],
    ['the same with its bytes turned', Buffer.from(`\ufeff${names}`, 'utf16le').swap16(), false],
    ['what older table programs save as CSV', windows, true],
  ])('is read as %s', async (_name, bytes, isGuessed) => {
    expect((await decodeText(inPieces(bytes, 7))).isGuessed).toBe(isGuessed)
    expect((await all(bytes)).map(({ cells }) => cells)).toEqual([
      ['Name', 'Email'],
      ['Zoë “Zed” Núñez', 'zoe@example.com'],
    ])
  })

  const macHead = 'Name,Email\n'
  it.each([
    ['Zoë Núñez', [0x5a, 0x6f, 0x91, 0x20, 0x4e, 0x9c, 0x96, 0x65, 0x7a]],
    ['García', [0x47, 0x61, 0x72, 0x63, 0x92, 0x61]],
    ['Jürgen Weiß', [0x4a, 0x9f, 0x72, 0x67, 0x65, 0x6e, 0x20, 0x57, 0x65, 0x69, 0xa7]],
    ['André Léon', [0x41, 0x6e, 0x64, 0x72, 0x8e, 0x20, 0x4c, 0x8e, 0x6f, 0x6e]],
    ['O’Brien', [0x4f, 0xd5, 0x42, 0x72, 0x69, 0x65, 0x6e]],
  ])('is read as old Macs write it: %s', async (name, bytes) => {
    const rows = await all(Buffer.concat([Buffer.from(macHead), Buffer.from(bytes)]))
    expect(rows.at(-1)?.cells[0]).toBe(name)
  })

  it.each([
    ['Zoë Núñez', 'latin1'],
    ['JOÃO ÅSTRÖM', 'latin1'],
    ['Søren Weiß', 'latin1'],
    [
      'Österreich über €',
      [
        0xd6, 0x73, 0x74, 0x65, 0x72, 0x72, 0x65, 0x69, 0x63, 0x68, 0x20, 0xfc, 0x62, 0x65, 0x72,
        0x20, 0x80,
      ],
    ],
    [
      'O’Brien can’t',
      [0x4f, 0x92, 0x42, 0x72, 0x69, 0x65, 0x6e, 0x20, 0x63, 0x61, 0x6e, 0x92, 0x74],
    ],
  ] as const)('is read as Windows writes it: %s', async (name, bytes) => {
    const cell = bytes === 'latin1' ? Buffer.from(name, 'latin1') : Buffer.from(bytes)
    const rows = await all(Buffer.concat([Buffer.from(macHead), cell]))
    expect(rows.at(-1)?.cells[0]).toBe(name)
  })

  it('keeps a name with a comma whole where semicolons separate', async () => {
    const rows = await all('Name;Email\nDoe, Ada, MD;ada@example.com\n')
    expect(rows.at(-1)?.cells).toEqual(['Doe, Ada, MD', 'ada@example.com'])
  })

  it('says in which line a row ends, also after cells of several lines', async () => {
    const rows = await all('Email,Note\na@example.com,"one\ntwo"\nb@example.com,\n')
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 4])
  })

  it.each([
    [
      'a table program’s own',
      Buffer.from('PK\u0003\u0004rest'),
      ownerMessages.subscriberImport.noTable,
    ],
    ['a picture', Buffer.from([0x89, 0x50, 0, 0, 1, 2]), ownerMessages.subscriberImport.noTable],
    ['an endless quote', `"${'x'.repeat(30_000)}`, ownerMessages.subscriberImport.noTable],
    ['nothing', '', ownerMessages.subscriberImport.empty],
    ['empty lines', '\n\n,,\n', ownerMessages.subscriberImport.empty],
  ])('is refused when it holds %s', async (_name, text, message) => {
    await expect(all(text)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', message })
  })

  it('is refused beyond its bytes and its rows', async () => {
    const { bytes, rows } = limits.subscriberImport
    const large = file(Buffer.alloc(bytes + 1, `${'a'.repeat(200)},b\n`), 65_536)
    await expect(countOf(large)).rejects.toMatchObject({ code: 'TOO_LARGE' })
    const many = (count: number) => file(`Email\n${'a@b.example\n'.repeat(count)}`, 65_536)
    await expect(countOf(many(rows + 1))).rejects.toMatchObject({
      message: ownerMessages.subscriberImport.tooManyRows,
    })
    expect(await countOf(many(rows))).toBe(rows + 1)
  })
})

it.each([
  [' Ada@Example.COM ', 'ada@example.com'],
  ["'+ada@example.com", '+ada@example.com'],
  ['Ann <Ann@example.com>', 'ann@example.com'],
  ['"Lee, Ann" <ann@example.com>;', 'ann@example.com'],
  ['<ann@example.com>', 'ann@example.com'],
  ['mailto:ann@example.com?subject=Hi', 'ann@example.com'],
  ['Ann <mailto:ann@example.com>', 'ann@example.com'],
  ['\u200bann@exam\u00adple.com\ufeff', 'ann@example.com'],
  ['\u00a0ann@example.com\u00a0', 'ann@example.com'],
  ['ann@example.com;', 'ann@example.com'],
  ['fan@müsic.example', 'fan@xn--msic-0ra.example'],
  ['Ann <ann@example.com> <eve@example.com>', null],
  ['ann(at)example.com', null],
  ['=cmd|calc', null],
  ['a@example.com, b@example.com', null],
  ['a@example.com\nBcc: b@example.com', null],
  [`${'a'.repeat(300)}@example.com`, null],
])('reads %j as %j', (cell, address) => {
  expect(readAddress(cell)).toBe(address)
})
