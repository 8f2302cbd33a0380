import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { builtInSettings } from '@/scripts/lib/production-build'

/** The same in all builds, made by each, or of no matter to what is built. */
const left = ['NODE_ENV', 'NEXT_BUILD_ID', 'CI']

it('builds again when a setting changes that a build writes down', () => {
  const read = readFileSync('next.config.ts', 'utf8').matchAll(/process\.env\.(\w+)/g)
  const names = new Set(Array.from(read, ([, name]) => name))
  expect([...builtInSettings, ...left].sort()).toEqual([...names].sort())
})
