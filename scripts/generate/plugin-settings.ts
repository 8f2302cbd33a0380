import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import { moduleExists } from '@/scripts/generate/module-exists'
import { nameOf } from '@/scripts/generate/registries'

/**
 * What artists set for installed plugins, for the editor.
 *
 * @throws {Error} when a plugin names a module that is not there
 */
export function settingsSource(root: string, plugins: readonly SitePlugin[]): string {
  const found = plugins.flatMap(({ slug, settings }) =>
    settings ? [{ slug, modulePath: settings, name: nameOf(slug) }] : [],
  )
  for (const { slug, modulePath } of found) {
    if (!moduleExists(root, modulePath)) {
      throw new Error(`The settings of "${slug}" have no module at "${modulePath}".`)
    }
  }
  return [
    '// Written by `npm run generate` from plugins/installed.ts.',
    "import { settingsByPlugin } from '@/blocks/_kit/settings'",
    ...found.map(
      ({ modulePath, name }) => `import { settings as ${name}Settings } from '${modulePath}'`,
    ),
    '',
    'export const pluginSettings = settingsByPlugin([',
    ...found.map(({ slug, name }) => `  ['${slug}', ${name}Settings],`),
    '])',
    '',
  ].join('\n')
}
