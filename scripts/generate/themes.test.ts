import path from 'node:path'
import { expect, it } from 'vitest'
import { findThemes, themesSource } from '@/scripts/generate/themes'

const root = path.resolve(import.meta.dirname, '../..')
const long = '@/examples/encore/themes/long-page' as const

it('finds the project’s own by file and others through their plugin', () => {
  const names = findThemes(root, [{ slug: 'acme', themes: { long } }]).map(({ name }) => name)
  expect(names[0]).toBe('default')
  expect(names.at(-1)).toBe('acme/long')
})

it('says which module is missing', () => {
  const themes = { diary: 'not-installed/themes/diary' as const }
  expect(() => findThemes(root, [{ slug: 'acme', themes }])).toThrow(
    'The theme "acme/diary" has no module at "not-installed/themes/diary".',
  )
})

it('writes one import each', () => {
  const source = themesSource([{ name: 'acme/long', modulePath: long }])
  expect(source).toContain(`import { theme as acmeLongTheme } from '${long}'`)
  expect(source).toContain("['acme/long', acmeLongTheme],")
})
