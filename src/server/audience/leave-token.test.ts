import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { unsubscribeBody } from '@/src/core/contracts/audience/email-lists'
import { leaveKinds, readLeave, signLeave } from '@/src/server/audience/leave-token'

const profile = randomUUID()
const id = randomUUID()

beforeAll(() => {
  process.env.PAYLOAD_SECRET = 'test-secret-test-secret-test-secret-42'
})

it.each(leaveKinds)('gives back whom a token of the kind %s is about', (kind) => {
  const token = signLeave(profile, { kind, id })
  expect(readLeave(profile, token)).toEqual({ kind, id })
  expect(signLeave(profile, { kind, id })).toBe(token)
  expect(unsubscribeBody.safeParse({ token }).success).toBe(true)
})

it('is good for its own kind, person and site only', () => {
  const token = signLeave(profile, { kind: 'list', id })
  const signature = token.split('.')[2]
  expect(readLeave(randomUUID(), token)).toBeNull()
  for (const forged of [
    `news.${id}.${signature}`,
    `list.${randomUUID()}.${signature}`,
    `list.${id}.${'a'.repeat(43)}`,
    `list.${id}.`,
    `${token}.x`,
    `list.x.${signature}`,
    `constructor.${id}.${signature}`,
    '',
  ]) {
    expect(readLeave(profile, forged)).toBeNull()
  }
})

it('stays what mails say that were sent long ago', () => {
  const siteThen = '0d9f3d3e-55a5-4b1c-9a52-4e3f6a7b8c01'
  const left = { kind: 'list', id: '7c1e2f30-1a2b-4c3d-8e4f-5a6b7c8d9e02' } as const
  const token = `list.${left.id}.Ml1NxzFQEPQE55I_anccpcs4jcO1z-rL_U5tRXCmAKM`
  expect(signLeave(siteThen, left)).toBe(token)
  expect(readLeave(siteThen, token)).toEqual(left)
})
