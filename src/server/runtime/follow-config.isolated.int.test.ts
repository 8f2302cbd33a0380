import config from '@payload-config'
import { getPayload, type SanitizedCollectionConfig, type SanitizedConfig } from 'payload'
import { expect, it, vi } from 'vitest'
import { followConfig } from '@/src/server/runtime/follow-config'

const withEndpoint = async (path: string): Promise<SanitizedConfig> => {
  const current = await config
  const endpoint = { path, method: 'get' as const, handler: () => Response.json({}) }
  return { ...current, endpoints: [...current.endpoints, endpoint] } as SanitizedConfig
}

const endpointsOf = (collection?: Pick<SanitizedCollectionConfig, 'endpoints'>) =>
  (collection?.endpoints || []).map(({ method, path }) => `${method} ${path}`)

it('gives calls the endpoints of the config that was evaluated last, while developing', async () => {
  const payload = await getPayload({ config })
  const paths = () => payload.config.endpoints.map(({ path }) => path)
  await followConfig('api', config)
  await followConfig('api', withEndpoint('/in-production'))
  expect(paths()).not.toContain('/in-production')

  vi.stubEnv('NODE_ENV', 'development')
  await followConfig('api', withEndpoint('/new'))
  expect(paths()).toContain('/new')
  // Nobody asks for it, and the process goes on.
  followConfig('api', Promise.reject(new Error('A wrong field')))
  await followConfig('api', withEndpoint('/newer'))
  expect(paths()).toContain('/newer')
  expect(paths()).not.toContain('/new')
  // The database is connected.
  expect(await payload.count({ collection: 'profiles' })).toEqual({ totalDocs: 0 })
})

it('closes what Payload adds to a config that was evaluated anew', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const payload = await getPayload({ config })
  const pathsOfUsers = () => endpointsOf(payload.collections.users.config)
  const closed = pathsOfUsers()
  vi.resetModules()
  const { default: anew } = await import('@payload-config')
  expect(endpointsOf((await anew).collections.find(({ slug }) => slug === 'users'))).not.toEqual(
    closed,
  )
  await followConfig('api', anew)
  expect(pathsOfUsers()).toEqual(closed)
})
