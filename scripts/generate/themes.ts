import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import { moduleExists } from '@/scripts/generate/module-exists'
import { nameOf } from '@/scripts/generate/registries'

/** `default`, or `acme/diary`, and the module that exports it. */
export type ThemeModule = { name: string; modulePath: string }

const ownFolder = 'src/core/theme/themes'

/**
 * The project's own themes by name, then those of installed plugins in their order.
 *
 * @throws {Error} when a plugin names a module that is not there
 */
export function findThemes(root: string, plugins: readonly SitePlugin[]): ThemeModule[] {
  const own = readdirSync(path.join(root, ownFolder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'))
    .toSorted()
    .map((name) => ({ name, modulePath: `@/${ownFolder}/${name}` }))
  const foreign = plugins.flatMap(({ slug, themes }) =>
    Object.entries(themes ?? {}).map(([name, modulePath]) => ({
      name: `${slug}/${name}`,
      modulePath,
    })),
  )
  for (const { name, modulePath } of foreign) {
    if (!moduleExists(root, modulePath)) {
      throw new Error(`The theme "${name}" has no module at "${modulePath}".`)
    }
  }
  return [...own, ...foreign]
}

export function themesSource(themes: readonly ThemeModule[]): string {
  return [
    '// Written by `npm run generate` from src/core/theme/themes and plugins/installed.ts.',
    ...themes.map(
      ({ name, modulePath }) => `import { theme as ${nameOf(name)}Theme } from '${modulePath}'`,
    ),
    "import type { SiteThemes } from '@/src/core/theme/site-theme'",
    '',
    'export const siteThemes: SiteThemes = new Map([',
    ...themes.map(({ name }) => `  ['${name}', ${nameOf(name)}Theme],`),
    '])',
    '',
  ].join('\n')
}
