import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { builtInSettings } from '@/scripts/lib/production-build'

/** The same in all builds, made by each, or of no matter to what is built. */
const left = ['NODE_ENV', 'NEXT_BUILD_ID', 'CI']

it('builds again when a setting changes that a build writes down', () => {
  const read = readFileSync('next.config.ts', 'utf8').matchAll(/process\.env\.(\w+)/g)
  const names = new Set(Array.from(read, ([, name]) => name))
  expect([...builtInSettings, ...left].sort()).toEqual([...names].sort())
})

it('says in a sentence that there is no build', async () => {
  vi.stubEnv('NEXT_DIST_DIR', 'no-build-here')
  // The folder is read once.
  vi.resetModules()
  const { assertBuilt } = await import('@/scripts/lib/production-build')
  expect(assertBuilt).toThrow('There is no production build yet: run npm run build first.')
})
