import { expect, it } from 'vitest'
import { mailCopyKeys } from '@/src/server/storage/mail-copy'
import { assertKey } from '@/src/server/storage/storage-driver'
import { storedKey } from '@/src/server/storage/stored-keys'

it('leaves what every store takes', () => {
  expect(storedKey('public/a-1/b_2/cover.jpg')).toBe('public/a-1/b_2/cover.jpg')
  expect(storedKey('public/')).toBe('public/')
})

it.each(['обложка 🎨.png', 'Mein Foto é.jpg', '写真', `${'ж'.repeat(100)}.png`, '%2e%2e.png'])(
  'stores %j under ASCII, each name under one of its own',
  (name) => {
    const key = storedKey(`public/p/f/${name}`)
    expect(() => assertKey(key)).not.toThrow()
    expect(storedKey(key)).toBe(key)
    expect(storedKey(`public/p/f/2${name}`)).not.toBe(key)
    expect(key.split('.')[1]).toBe(name.split('.')[1])
  },
)

it('finds the copies for mails of a picture by its name as by its address', () => {
  const key = 'public/p/f/обложка.webp'
  expect(mailCopyKeys(storedKey(key))).toEqual(mailCopyKeys(key))
})
