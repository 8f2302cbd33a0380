import { expect, it } from 'vitest'
import { readTags } from '@/plugins/catalog/songs/admin/read-tags'

const named = { title: 'Night Bus', artist: undefined, number: 3 }

it.each<[string, Uint8Array<ArrayBuffer>]>([
  ['nothing', new Uint8Array()],
  ['no recording at all', new Uint8Array(5000).fill(7)],
  ['a FLAC that ends after its name', new TextEncoder().encode('fLaC')],
  [
    'tags that say they are larger than the file',
    new TextEncoder().encode('ID3\u0004\u0000\u0000\u007f\u007f\u007f\u007f'),
  ],
])('goes by the name of a file with %s', async (_, bytes) => {
  expect(await readTags(new File([bytes], '03 - Night Bus.flac'))).toMatchObject({
    title: named.title,
    number: named.number,
  })
})

/** An ID3 tag with one text. */
function withTitle(text: string): File {
  const value = new TextEncoder().encode(`\u0003${text}`)
  const sized = (bytes: number) => [21, 14, 7, 0].map((shift) => (bytes >> shift) & 0x7f)
  const frame = [...new TextEncoder().encode('TIT2'), ...sized(value.length), 0, 0, ...value]
  const head = [...new TextEncoder().encode('ID3'), 4, 0, 0, ...sized(frame.length)]
  const sound = [0xff, 0xfb, 0x90, 0x00, ...new Uint8Array(413)]
  return new File([new Uint8Array([...head, ...frame, ...sound, ...sound])], 'a.mp3')
}

it('cuts a title of the tags to what a title may have, and leaves out what is damaged in it', async () => {
  expect(await readTags(withTitle('t'.repeat(300)))).toMatchObject({
    title: 't'.repeat(200),
    cutTitle: 300,
  })
  expect((await readTags(withTitle('Salt'))).cutTitle).toBeUndefined()
  expect((await readTags(withTitle('Salt\u0000'))).title).toBe('Salt')
})
