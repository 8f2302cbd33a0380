import config from '@payload-config'
import { getPayload, type SanitizedConfig } from 'payload'
import { expect, it, vi } from 'vitest'
import { followConfig } from '@/src/server/runtime/follow-config'

const withEndpoint = async (path: string): Promise<SanitizedConfig> => {
  const current = await config
  const endpoint = { path, method: 'get' as const, handler: () => Response.json({}) }
  return { ...current, endpoints: [...current.endpoints, endpoint] } as SanitizedConfig
}

it('gives calls the endpoints of the config that was evaluated last, while developing', async () => {
  const payload = await getPayload({ config })
  const paths = () => payload.config.endpoints.map(({ path }) => path)
  await followConfig(config)
  await followConfig(withEndpoint('/in-production'))
  expect(paths()).not.toContain('/in-production')

  vi.stubEnv('NODE_ENV', 'development')
  await followConfig(withEndpoint('/new'))
  expect(paths()).toContain('/new')
  await followConfig(withEndpoint('/newer'))
  expect(paths()).toContain('/newer')
  expect(paths()).not.toContain('/new')
  // The database is connected.
  expect(await payload.count({ collection: 'profiles' })).toEqual({ totalDocs: 0 })
})
