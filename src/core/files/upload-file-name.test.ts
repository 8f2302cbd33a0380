import fc from 'fast-check'
import { expect, it } from 'vitest'
import { uploadFileName } from '@/src/core/files'
import { runs } from '@/src/testing/soak'

it.each([
  ['обложка 🎨.png', 'обложка 🎨.png'],
  ['写真.JPG', '写真.jpg'],
  ['صورة.webp', 'صورة.webp'],
  ['🎨.png', '🎨.png'],
  ['e\u0301te\u0301.jpg', 'été.jpg'],
  ['Mein Foto – Nr. 2.jpeg', 'Mein Foto – Nr. 2.jpeg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\luna\\cover.webp', 'cover.webp'],
  ['cover\u202egnp.exe', 'cover gnp.exe'],
  ['a\u0000b\nc\u200b.png', 'a b c.png'],
  ['.htaccess', 'htaccess'],
  ['..', 'File'],
  ['', 'File'],
  ['.png', 'png'],
  ['con.png', 'File con.png'],
  ['<b>"x"</b>.png', 'b.png'],
  ['no ending', 'no ending'],
  [`${'ж'.repeat(300)}.png`, `${'ж'.repeat(100)}.png`],
  [`${'🎨'.repeat(80)}.png`, `${'🎨'.repeat(50)}.png`],
])('calls %j %j', (given, name) => {
  expect(uploadFileName(given)).toBe(name)
})

it('stays what it is when it is given again, and in its folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (given) => {
      const name = uploadFileName(given)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be gone
      expect(name).not.toMatch(/[/\\\u0000-\u001f]|^\.|^$/)
      expect(uploadFileName(name)).toBe(name)
    }),
    runs(1000),
  )
})
