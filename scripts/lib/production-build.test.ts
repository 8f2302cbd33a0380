import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'

it('reads nothing of the place that it will be served at', () => {
  const config = readFileSync('next.config.ts', 'utf8')
  const names = Array.from(config.matchAll(/process\.env\.(\w+)/g), ([, name]) => name)
  const inDevelopment = ['ROOT_DOMAIN']
  expect(new Set(names)).toEqual(
    new Set(['NODE_ENV', 'NEXT_DIST_DIR', 'NEXT_BUILD_ID', 'CI', ...inDevelopment]),
  )
  expect(config).toContain('isDevelopment && process.env.ROOT_DOMAIN')
})

it('says in a sentence that there is no build', async () => {
  vi.stubEnv('NEXT_DIST_DIR', 'no-build-here')
  // The folder is read once.
  vi.resetModules()
  const { assertBuilt } = await import('@/scripts/lib/production-build')
  expect(assertBuilt).toThrow('There is no production build yet: run npm run build first.')
})

it('builds anew for what is served, and not for what tests stand on', async () => {
  const { isBuilt } = await import('@/scripts/lib/production-build')
  const files = [
    'site/pages/store/store-page.tsx',
    'site/pages/store/store-query.test.ts',
    'site/e2e/story.ts',
    'plugins/commerce/testing/shop.ts',
    'src/testing/rest.ts',
  ]
  expect(files.filter(isBuilt)).toEqual(['site/pages/store/store-page.tsx'])
})
