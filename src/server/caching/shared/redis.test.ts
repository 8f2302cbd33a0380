import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectToRedis, type Redis } from '@/src/server/caching/shared/redis'
import { logger } from '@/src/server/logger'
import { createRedisServer, hasRedis, type RedisServer } from '@/src/testing/redis-server'

let server: RedisServer | undefined
let redis: Redis | undefined
const told = vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
vi.spyOn(logger, 'info').mockImplementation(() => undefined)

afterEach(async () => {
  await redis?.close()
  await server?.stop()
  redis = undefined
  told.mockClear()
})

async function started(...settings: string[]): Promise<RedisServer> {
  server = await createRedisServer(...settings)
  await server.start()
  return server
}

it('goes on without a server that is away, and says so once', async () => {
  redis = await connectToRedis('redis://127.0.0.1:1')
  expect(redis.isAway()).toBe(true)
  await expect(redis.get('a')).rejects.toThrow('away')
  await expect(redis.claim('a', 1000)).rejects.toThrow('away')
  expect(told).toHaveBeenCalledOnce()
})

describe.skipIf(!hasRedis)(
  'with a server (skipped where neither Valkey nor Redis is installed)',
  () => {
    it('keeps bytes for a time, and lets one alone hold a claim', async () => {
      redis = await connectToRedis((await started()).url)
      expect(await redis.get('a')).toBeNull()
      await redis.set('a', Buffer.from([0, 255, 10]), 60_000)
      expect(await redis.get('a')).toEqual(Buffer.from([0, 255, 10]))
      expect(await redis.claim('b', 60_000)).toBe(true)
      expect(await redis.claim('b', 60_000)).toBe(false)
      await redis.remove('b')
      expect(await redis.claim('b', 1)).toBe(true)
      await expect.poll(() => redis?.claim('b', 60_000)).toBe(true)
      expect(redis.isAway()).toBe(false)
    })

    it.each([
      ['a wrong password', 'redis://:wrong@', 'WRONGPASS'],
      ['an unknown user', 'redis://nobody:secret@', 'WRONGPASS'],
      ['no password where one is needed', 'redis://', 'NOAUTH'],
    ])('refuses %s at start with one sentence that does not tell it', async (_, scheme, code) => {
      const { url } = await started('--requirepass', 'secret')
      const problem = connectToRedis(url.replace('redis://', scheme))
      await expect(problem).rejects.toThrow(/^REDIS_URL is not usable: [^\n]+$/)
      await expect(problem).rejects.toThrow(code)
      await expect(problem).rejects.not.toThrow(/wrong@|secret/)
    })

    it('takes the right password', async () => {
      const { url } = await started('--requirepass', 'secret')
      redis = await connectToRedis(url.replace('redis://', 'redis://:secret@'))
      expect(await redis.get('a')).toBeNull()
    })

    it('refuses a number of a database that the server does not have', async () => {
      const { url } = await started('--databases', '1')
      await expect(connectToRedis(`${url}/7`)).rejects.toThrow('REDIS_URL is not usable')
    })

    it('refuses a replica, which takes no writes', async () => {
      const { url } = await started('--replicaof', '127.0.0.1 1')
      await expect(connectToRedis(url)).rejects.toThrow(/READONLY|MASTERDOWN/)
    })

    it('finds it again after it was gone', async () => {
      const { url, start, stop } = await started()
      redis = await connectToRedis(url)
      await stop()
      await expect.poll(() => redis?.isAway()).toBe(true)
      await expect(redis.get('a')).rejects.toThrow('away')
      await start()
      await expect.poll(() => redis?.isAway()).toBe(false)
      expect(await redis.get('a')).toBeNull()
    })

    it('waits for a silent one once, and asks again when it speaks', async () => {
      const { url, suspend, resume } = await started()
      redis = await connectToRedis(url)
      suspend()
      await expect(redis.get('a')).rejects.toThrow('did not answer')
      const askedAtMs = performance.now()
      await expect(redis.get('a')).rejects.toThrow('is away')
      expect(performance.now() - askedAtMs).toBeLessThan(100)
      expect(redis.isAway()).toBe(true)
      resume()
      await expect.poll(() => redis?.isAway()).toBe(false)
      expect(await redis.get('a')).toBeNull()
    })
  },
)
