import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it, vi } from 'vitest'
import { limits } from '@/src/core/limits'
import { readPlay, readPreview, signPlay, signPreview } from '@/src/server/pages/preview-token'

vi.mock('@/src/server/secret', () => ({ payloadSecret: () => 'x'.repeat(40) }))

const grant = { pageId: randomUUID(), profileId: randomUUID() }
const now = Date.parse('2026-12-24T18:00:00Z')
let token: string

beforeAll(() => {
  token = signPreview(grant, now)
})

it('grants one page of one profile, until it expires', () => {
  expect(readPreview(token, now)).toEqual(grant)
  const lifetime = limits.preview.linkMinutes * 60_000
  expect(readPreview(token, now + lifetime)).toEqual(grant)
  expect(readPreview(token, now + lifetime + 1000)).toBeNull()
})

it('is worth nothing when anything in it was changed', () => {
  const [pageId, profileId, expires, signature] = token.split('.')
  const other = randomUUID()
  const forged = [
    [other, profileId, expires, signature],
    [pageId, other, expires, signature],
    [pageId, profileId, String(Number(expires) + 60), signature],
    [pageId, profileId, expires, `${signature?.slice(0, -1)}A`],
    [pageId, profileId, expires, signature, 'x'],
    [pageId, profileId, expires],
    [],
  ].map((parts) => parts.join('.'))
  for (const each of forged.filter((each) => each !== token)) {
    expect(readPreview(each, now)).toBeNull()
  }
})

it('lets members be played with a token of its own alone, until it expires', () => {
  const play = signPlay(grant.profileId, now)
  const end = now + limits.preview.linkMinutes * 60_000
  expect(readPlay(play, end)).toBe(grant.profileId)
  expect(readPlay(play, end + 1000)).toBeNull()
  expect(readPlay(token, now)).toBeNull()
  expect(readPreview(play, now)).toBeNull()
})
