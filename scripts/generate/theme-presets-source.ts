import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import type { NamedThemePreset } from '@/src/core/theme/theme-presets'

/** The looks of installed plugins as plain data, in the plugins' order. */
export function themePresetsSource(plugins: readonly SitePlugin[]): string {
  const themePresets = plugins.flatMap(({ slug, themePresets: named }) =>
    Object.entries(named ?? {}).map(
      ([name, { label, look }]): NamedThemePreset => ({
        id: `${slug}/${name}`,
        label,
        look,
        by: slug,
      }),
    ),
  )
  return [
    '// Written by `npm run generate` from plugins/installed.ts.',
    "import type { NamedThemePreset } from '@/src/core/theme/theme-presets'",
    '',
    `export const pluginThemePresets: readonly NamedThemePreset[] = ${JSON.stringify(themePresets, null, 2)}`,
    '',
  ].join('\n')
}
