import { expect, it } from 'vitest'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const find = (address: unknown, token?: string) =>
  rest<{ address: string | null; code?: string }>('POST', '/api/embeds/find', {
    token,
    body: { address },
  })

it('answers artists alone, and asks nobody who is no provider', async () => {
  expect((await find('https://luna.bandcamp.com/album/tide')).status).toBe(401)
  const { token } = luna.owner
  const film = await find('https://youtu.be/dQw4w9WgXcQ', token)
  expect(film.json).toEqual({ address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })
  for (const address of ['https://169.254.169.254/latest', 'http://localhost/', 'words']) {
    expect((await find(address, token)).json).toEqual({ address: null })
  }
  expect((await find('', token)).status).toBe(400)
  expect((await find('x'.repeat(2001), token)).status).toBe(400)
})
