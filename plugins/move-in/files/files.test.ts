import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import type { ImportFile } from '@/plugins/_kit/importer'
import { withImportFile } from '@/plugins/move-in/files/import-file'
import { readTable } from '@/plugins/move-in/files/read-table'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { times } from '@/src/testing/soak'

const many = times(100_000)
const words = ownerMessages.moveIn
const folder = await mkdtemp(path.join(tmpdir(), 'move-in-'))
afterAll(() => rm(folder, { recursive: true }))

async function reading<Result>(
  content: string | Buffer,
  use: (file: ImportFile) => Promise<Result>,
): Promise<Result> {
  const file = path.join(folder, 'file')
  await writeFile(file, content)
  return withImportFile({ path: file, name: 'file' }, use)
}

const needs = [['Handle', 'URL handle'], ['Title']]
const cells = (content: string | Buffer) =>
  reading(content, async (file) => {
    const found: string[] = []
    for await (const { cell } of file.rows({ needs })) {
      found.push(`${cell('URL handle', 'Handle')} · ${cell('Title')} · ${cell('Price')}`)
    }
    return found
  })

describe('a table', () => {
  it.each([
    ['semicolons', 'Handle;Title;Price\nshirt;Shirt;25,00\n', '25,00'],
    ['tabs', 'Handle\tTitle\tPrice\nshirt\tShirt\t25.00\n', '25.00'],
    ['what a first line says', 'sep=|\r\nHandle|Title|Price\r\nshirt|Shirt|25.00\r\n', '25.00'],
    ['commas, with a byte order mark', '\uFEFFHandle,Title,Price\nshirt,Shirt,25.00', '25.00'],
    ['commas, in another order', 'Price,TITLE,URL handle\n25.00,Shirt,shirt\n', '25.00'],
    ['commas, without one that is not needed', 'Handle,Title\nshirt,Shirt\n', ''],
  ])('is read with %s', async (_what, content, price) => {
    expect(await cells(content)).toEqual([`shirt · Shirt · ${price}`])
  })

  it('keeps HTML, line breaks and commas of a cell', async () => {
    const html = '<p class=""a"">One,\ntwo</p>'
    expect(await cells(`Handle,Title\nshirt,"${html}"\n`)).toEqual([
      'shirt · <p class="a">One,\ntwo</p> · ',
    ])
  })

  it.each([
    ['without a column that it needs', 'Handle,Price\nshirt,25\n', words.noHeading('Title')],
    ['with nothing in it', '', words.emptyTable],
    ['that is a picture', Buffer.from([0x89, 0x50, 0, 0, 1, 2, 3]), words.noText],
  ])('is refused %s', async (_what, content, message) => {
    await expect(cells(content)).rejects.toMatchObject({ message })
  })

  it(`of ${many} rows is read no further than its rows are asked for`, async () => {
    let written = 0
    async function* pieces() {
      yield 'Handle,Title\n'
      for (written = 0; written < many; written += 1) {
        yield `p${written},"${'<p>Words of a description.</p>'.repeat(10)}"\n`
      }
    }
    let [read, mostAhead] = [0, 0]
    for await (const { cell } of readTable(pieces(), needs)) {
      expect(cell('Handle')).toBe(`p${read}`)
      read += 1
      mostAhead = Math.max(mostAhead, written - read)
    }
    expect(read).toBe(many)
    expect(mostAhead).toBeLessThan(2000)
  })
})

const titles = (content: string) =>
  reading(content, async (file) => {
    const found: string[] = []
    for await (const element of file.elements('item')) {
      found.push(`${element.text('title')} · ${element.text('content:encoded')}`)
    }
    return found
  })

describe('XML', () => {
  it('gives the elements of a name with the text of their children', async () => {
    const item = `<item><title>One &amp; two</title><content:encoded><![CDATA[<p>Hi</p>]]></content:encoded>
      <wp:meta><title>Not this</title></wp:meta></item>`
    expect(await titles(`<rss><channel><title>Blog</title>${item}<item/></channel></rss>`)).toEqual(
      ['One & two · <p>Hi</p>', ' · '],
    )
  })

  it('grows by no entity', async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(50)}"><!ENTITY b "&a;&a;&a;">]>`
    const [found = ''] = await titles(`${bomb}<rss><item><title>&b;</title></item></rss>`)
    expect(found).toBe('&b; · ')
  })

  it('is refused when it was cut off', async () => {
    await expect(titles('<rss><item><title>One</title></item><item><tit')).rejects.toMatchObject({
      message: words.noXml,
    })
  })

  it.each([
    ['an endless text', `<rss><item><title>${'x'.repeat(studioLimits.moveIn.entryBytes + 1)}`],
    [
      'an endless section',
      `<rss><item><title><![CDATA[${'x'.repeat(3 * studioLimits.moveIn.entryBytes)}`,
    ],
  ])('is refused with %s', async (_what, content) => {
    await expect(titles(content)).rejects.toMatchObject({ message: words.entryTooLarge })
  })
})

async function zipOf(files: Record<string, string>): Promise<string> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), name)
  }
  zip.end()
  const target = path.join(folder, 'export.zip')
  await pipeline(zip.outputStream, createWriteStream(target))
  return target
}

describe('a ZIP', () => {
  it('gives its files, by their paths', async () => {
    const zip = await zipOf({ 'posts.csv': 'Handle,Title\na,A\n', 'posts/a.html': '<p>Ü</p>' })
    await withImportFile({ path: zip, name: 'export.zip' }, async (file) => {
      const files = await file.files()
      expect(files.map(({ name }) => name)).toEqual(['posts.csv', 'posts/a.html'])
      expect(await files[1]?.text()).toBe('<p>Ü</p>')
    })
  })

  it('is refused when it is none', async () => {
    await expect(reading('Handle,Title', (file) => file.files())).rejects.toMatchObject({
      message: words.noZip,
    })
  })

  /** One that holds a megabyte, changed by hand. */
  async function changedZip(change: (zip: Buffer, directory: number) => void): Promise<Buffer> {
    const zip = await readFile(await zipOf({ 'aa/posts.csv': 'x'.repeat(1_000_000) }))
    change(zip, zip.indexOf('PK\u0001\u0002'))
    return zip
  }
  const sizeIs = (size: number) => (zip: Buffer, directory: number) =>
    zip.writeUInt32LE(size, directory + 24)
  const nameIs = (name: string) => (zip: Buffer) => {
    for (let at = zip.indexOf('aa/'); at >= 0; at = zip.indexOf('aa/')) {
      zip.write(name, at)
    }
  }

  it.each([
    ['unpacks to more than may be', sizeIs(2_100_000_000), words.zipTooLarge],
    ['unpacks to more than it says', sizeIs(10), words.noZip],
    ['leads out of its folder', nameIs('../'), words.noZip],
    ['leads to a folder of the machine', nameIs('/a/'), words.noZip],
    [
      'has a password',
      (zip: Buffer, directory: number) => zip.writeUInt16LE(1, directory + 8),
      words.zipLocked,
    ],
  ])('that %s is refused', async (_what, change, message) => {
    const read = async (file: ImportFile) => (await file.files())[0]?.text()
    await expect(reading(await changedZip(change), read)).rejects.toMatchObject({ message })
  })

  it('gives a link as the text that it is, and not what it leads to', async () => {
    const zip = new ZipFile()
    zip.addBuffer(Buffer.from('/etc/hostname'), 'posts.csv', { mode: 0o120777 })
    zip.end()
    const read = async (file: ImportFile) => (await file.files())[0]?.text()
    expect(await reading(await buffer(zip.outputStream), read)).toBe('/etc/hostname')
  })
})

it('refuses JSON that was cut off', async () => {
  await expect(reading('{"db":[', (file) => file.json())).rejects.toMatchObject({
    message: words.noJson,
  })
})
