import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'
import { setBlockRegistry } from '@/src/core/page-document/registry'
import { setThemeRegistry } from '@/src/core/theme/registry'
import { getPayloadClient, sharePayload } from '@/src/server/get-payload-client'
import { noteServedPort } from '@/src/server/runtime/listen'

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development')
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
})

it('has the API start Payload for pages, while developing, and says when it does not', async () => {
  const started = {} as Payload
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, res) => {
    if (asked.push(url) > 1) {
      sharePayload(started)
    }
    res.end()
  }).listen(0)
  noteServedPort((server.address() as AddressInfo).port)
  try {
    await expect(getPayloadClient()).rejects.toThrow('The API did not start')
    expect(await getPayloadClient()).toBe(started)
    expect(await getPayloadClient()).toBe(started)
    expect(asked).toEqual(['/api/ready', '/api/ready'])
  } finally {
    server.close()
  }
})

it('gives pages the blocks and themes of the config that only the API has evaluated', async () => {
  setBlockRegistry(new Map())
  setThemeRegistry(new Map())
  vi.resetModules()
  const { blockRegistry } = await import('@/src/core/page-document/registry')
  const { themeRegistry } = await import('@/src/core/theme/registry')
  expect(blockRegistry()).toEqual(new Map())
  expect(themeRegistry()).toEqual(new Map())
})
