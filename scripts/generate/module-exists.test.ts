import path from 'node:path'
import { expect, it } from 'vitest'
import { moduleExists } from '@/scripts/generate/module-exists'

const root = path.resolve(import.meta.dirname, '../..')

it.each([
  ['@/blocks/button/render', true],
  ['@/blocks/divider/load', false],
  ['zod/v4/locales/en.js', true],
  // The package exports `./v4/locales/*`, whatever is asked for.
  ['zod/v4/locales/nowhere.js', false],
  ['zod/not-exported', false],
  ['not-installed/blocks/clock', false],
])('knows whether there is a module at %s', (modulePath, isThere) => {
  expect(moduleExists(root, modulePath)).toBe(isThere)
})
