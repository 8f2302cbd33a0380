import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { skipStaticPaths } from '@/src/server/runtime/skip-static-paths'

type Server = { prototype: { getStaticPaths?: () => unknown } }

it('answers in the place of the method that Next has', async () => {
  const require = createRequire(import.meta.url)
  const {
    default: server,
  }: { default: Server } = require('next/dist/server/dev/next-dev-server.js')
  const { getStaticPaths } = server.prototype
  expect(getStaticPaths).toBeTypeOf('function')
  try {
    skipStaticPaths()
    expect(await server.prototype.getStaticPaths?.()).toEqual({ staticPaths: [] })
  } finally {
    Object.assign(server.prototype, { getStaticPaths })
  }
})
