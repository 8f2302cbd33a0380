import { expect, it } from 'vitest'
import { createTenant, createVisitor, testPassword } from '@/src/testing/factories'
import { createMembership, createPost, createTier } from '@/src/testing/posts'
import { readWhole, statementsOf } from '@/src/testing/query-plans'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const { profile, host } = await createTenant(payload, 'Luna')
const profileId = profile.id
const fan = await createVisitor(payload, profileId, { isConfirmed: true })
const tier = await createTier(payload, profileId, 'Circle', 500)
await createMembership(payload, profileId, fan.id, tier)
const post = await createPost(payload, profileId, { visibility: 'tiers', tiers: [tier] })
const entity = { entityId: post.id, entityType: 'post' }
const ofEntity = new URLSearchParams(entity)
const ofProfile = new URLSearchParams({ profileId })

const as = (token: string | undefined) => (method: string, path: string, body?: object) =>
  rest(method, `/api/${path}`, { host, token, ...(body && { body }) })
const [byFan, byStranger] = [as(fan.token), as(undefined)]
const login = { profileId, email: fan.email, password: testPassword }
await byFan('POST', 'public/comments', { ...entity, content: 'Lovely' })

it.each<[string, () => Promise<{ status: number }>]>([
  ['a login', () => byStranger('POST', 'sessions', login)],
  [
    'a login with a wrong password',
    () => byStranger('POST', 'sessions', { ...login, password: 'wrong one' }),
  ],
  [
    'a sign-up',
    () =>
      byStranger('POST', 'public/accounts', {
        ...login,
        email: 'new@example.com',
        firstName: 'Ada',
        lastName: 'Fan',
      }),
  ],
  [
    'a forgotten password',
    () => byStranger('POST', 'public/passwords/forgot', { profileId, email: fan.email }),
  ],
  ['an account', () => byFan('GET', `public/accounts/me?${ofProfile}`)],
  ['a like', () => byFan('POST', 'public/likes', entity)],
  ['whether it is liked', () => byFan('GET', `public/likes/status?${ofEntity}`)],
  ['a like that is taken back', () => byFan('DELETE', 'public/likes', entity)],
  ['a post that is kept', () => byFan('POST', 'public/saves', entity)],
  ['the feed of a member', () => byFan('GET', `public/posts?${ofProfile}`)],
  ['a post of a member', () => byFan('GET', `public/posts/${post.id}?${ofProfile}`)],
  ['the comments', () => byFan('GET', `public/comments?${ofEntity}`)],
  ['a comment', () => byFan('POST', 'public/comments', { ...entity, content: 'And again' })],
  [
    'a logout',
    async () => as((await createVisitor(payload, profileId)).token)('DELETE', 'sessions'),
  ],
])('%s is read by indexes', async (_name, run) => {
  const answers: number[] = []
  const statements = await statementsOf(async () => answers.push((await run()).status))
  expect([[200], [201], [401], [204]]).toContainEqual(answers)
  expect(statements).not.toEqual([])
  expect(await readWhole(statements)).toEqual([])
})
