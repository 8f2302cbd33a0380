import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import type { NamedLook } from '@/src/core/theme/looks'

/** The looks of installed plugins as plain data, in the plugins' order. */
export function looksSource(plugins: readonly SitePlugin[]): string {
  const looks = plugins.flatMap(({ slug, looks: named }) =>
    Object.entries(named ?? {}).map(
      ([name, { label, look }]): NamedLook => ({ id: `${slug}/${name}`, label, look, by: slug }),
    ),
  )
  return [
    '// Written by `npm run generate` from plugins/installed.ts.',
    "import type { NamedLook } from '@/src/core/theme/looks'",
    '',
    `export const pluginLooks: readonly NamedLook[] = ${JSON.stringify(looks, null, 2)}`,
    '',
  ].join('\n')
}
