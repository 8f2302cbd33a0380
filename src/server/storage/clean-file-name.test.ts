import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanFileName } from '@/src/server/storage/clean-file-name'
import { runs } from '@/src/testing/soak'

it.each([
  ['cover.png', 'cover.png'],
  ['Mein Foto é.JPG', 'Mein-Foto-e.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\luna\\cover.webp', 'cover.webp'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['cover.php.png', 'cover.php.png'],
  ['cover\u202egnp.exe', 'cover-gnp.exe'],
  ['写真.png', 'file.png'],
  ['nul\u0000byte.png', 'nul-byte.png'],
  ['%2e%2e%2fcover.png', '2e-2e-2fcover.png'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(100)}.png`],
])('cleans %j', (given, clean) => {
  expect(cleanFileName(given)).toBe(clean)
})

it('is safe in a path, whatever it gets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const clean = cleanFileName(name)
      expect(clean).toMatch(/^[A-Za-z0-9_][\w.-]{0,110}$/)
      expect(clean).not.toContain('..')
    }),
    runs(1000),
  )
})
