import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { getMovedPath, getPage } from '@/src/server/site-data'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

const address = (name: string) => `/${name}-${randomUUID().slice(0, 8)}`

async function livePage(pathname: string, { profile } = luna): Promise<string> {
  const { id } = await payload.create({
    collection: slugs.pages,
    data: { profile: profile.id, title: 'A page', pathname, rev: 0, _status: 'published' },
  })
  return id
}

async function change(id: string, body: object, query = ''): Promise<void> {
  const { status } = await rest('PATCH', `/api/pages/${id}?depth=0${query}`, {
    token: luna.owner.token,
    body,
  })
  expect(status).toBe(200)
}

const draft = '&draft=true&autosave=true'

/** As the editor does it: into the draft first. */
async function move(id: string, pathname: string): Promise<void> {
  await change(id, { pathname, _status: 'draft' }, draft)
  await change(id, { _status: 'published' })
}

const movedFrom = (pathname: string, { profile } = luna) => getMovedPath(profile.id, pathname)

it('leads from every former address to the newest, once that is live', async () => {
  const [first, second, third] = [address('tour'), address('shows'), address('dates')]
  const id = await livePage(first)
  await livePage(first, kito)
  expect(await movedFrom(first)).toBeNull()
  await change(id, { pathname: second, _status: 'draft' }, draft)
  expect([await movedFrom(first), await movedFrom(second)]).toEqual([null, null])
  await change(id, { _status: 'published' })
  expect(await movedFrom(first)).toBe(second)
  await move(id, third)
  expect([await movedFrom(first), await movedFrom(second)]).toEqual([third, third])
  expect(await movedFrom(first, kito)).toBeNull()

  await move(id, first)
  expect([await movedFrom(first), await movedFrom(second)]).toEqual([null, first])
})

it('leads to no page that is not live, and again once it is', async () => {
  const [first, second] = [address('tour'), address('shows')]
  const id = await livePage(first)
  await change(id, { _status: 'draft' })
  await change(id, { pathname: second, _status: 'draft' }, draft)
  expect(await movedFrom(first)).toBeNull()
  await change(id, { _status: 'published' })
  expect(await movedFrom(first)).toBe(second)
  await rest('DELETE', `/api/pages/${id}`, { token: luna.owner.token })
  expect(await movedFrom(first)).toBeNull()
})

it('leads to the page that was found there last', async () => {
  const [shared, second, third] = [address('tour'), address('shows'), address('dates')]
  const id = await livePage(shared)
  await move(id, second)
  const other = await livePage(shared)
  await move(other, third)
  expect(await movedFrom(shared)).toBe(third)
  const { formerPaths } = await payload.findByID({ collection: slugs.pages, id })
  expect(formerPaths).toBeNull()
})

it('takes no former address from a call', async () => {
  const id = await livePage(address('tour'))
  const wanted = address('wanted')
  await change(id, { formerPaths: [wanted], _status: 'published' })
  await change(id, { formerPaths: [wanted] }, draft)
  await change(id, { _status: 'published' })
  expect(await movedFrom(wanted)).toBeNull()
})

it('tidies what is typed, in letters of any script, and leads to it from other spellings', async () => {
  const name = randomUUID().slice(0, 8)
  const id = await livePage(`/Über Uns_${name}/`)
  const kept = `/über-uns-${name}`
  expect(await payload.findByID({ collection: slugs.pages, id })).toMatchObject({ pathname: kept })
  expect(await getPage(luna.profile.id, kept)).toMatchObject({ id })
  for (const other of [`/ÜBER-UNS-${name}`, `/U\u0308ber Uns ${name}`, `/über_uns-${name}`]) {
    expect(await movedFrom(other), other).toBe(kept)
    expect(await movedFrom(other, kito), other).toBeNull()
  }
  expect(await movedFrom(kept)).toBeNull()
  await move(id, `/音楽-${name}`)
  expect(await movedFrom(`/Über uns ${name}`)).toBe(`/音楽-${name}`)
})
