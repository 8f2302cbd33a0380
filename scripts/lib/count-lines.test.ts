import { expect, it } from 'vitest'
import { isProductionFile } from '@/scripts/lib/count-lines'

it.each([
  ['src/core/env/index.ts', true],
  ['blocks/text/text.module.css', true],
  ['scripts/run.mjs', true],
  ['src/testing/soak.ts', false],
  ['plugins/commerce/testing/shop.ts', false],
  ['site/e2e/story.ts', false],
  ['site/e2e/cart.e2e.ts', false],
  ['src/core/env/env.test.ts', false],
  ['site/seo/seo.int.test.ts', false],
  ['blocks/_kit/every-block.test.tsx', false],
  ['migrations/index.ts', false],
  ['blocks/_generated/server.ts', false],
  ['src/payload-types.ts', false],
  ['README.md', false],
])('counts %s: %s', (file, expected) => {
  expect(isProductionFile(file)).toBe(expected)
})
