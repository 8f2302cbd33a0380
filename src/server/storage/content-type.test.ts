import { expect, it } from 'vitest'
import { contentDisposition } from '@/src/server/storage/content-type'

it('keeps names of every language and a plain one beside them', () => {
  expect(contentDisposition('01 – Ñandú.mp3')).toBe(
    'attachment; filename="01 _ _and_.mp3"; filename*=UTF-8\'\'01%20%E2%80%93%20%C3%91and%C3%BA.mp3',
  )
})

it('lets no name split the header or leave its quotes or folder', () => {
  const header = contentDisposition('a"\r\nSet-Cookie: x=1\r\n../../etc/passwd')
  expect(header).not.toMatch(/[\r\n]/)
  expect(header.match(/"/g)).toHaveLength(2)
  expect(header).not.toContain('/etc')
})

it('encodes a name that is cut within a sign', () => {
  const header = contentDisposition(`${'a'.repeat(149)}🎨.png`, 'inline')
  expect(header).toContain(`inline; filename="${'a'.repeat(149)}"`)
})
