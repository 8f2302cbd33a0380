import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import { moduleExists } from '@/scripts/generate/module-exists'
import { nameOf } from '@/scripts/generate/registries'

/**
 * The payment services of installed plugins; their names become choices of the database.
 *
 * @throws {Error} when a plugin names a module that is not there
 */
export function paymentServicesSource(root: string, plugins: readonly SitePlugin[]): string {
  const found = plugins.flatMap(({ payments }) => Object.entries(payments ?? {}))
  for (const [name, modulePath] of found) {
    if (!moduleExists(root, modulePath)) {
      throw new Error(`The payment service "${name}" has no module at "${modulePath}".`)
    }
  }
  const entries = found.map(([name]) => `  ['${name}', ${nameOf(name)}Service],`)
  return [
    '// Written by `npm run generate` from plugins/installed.ts.',
    "import { servicesByName } from '@/src/server/payments/payment-service'",
    ...found.map(
      ([name, modulePath]) => `import { service as ${nameOf(name)}Service } from '${modulePath}'`,
    ),
    '',
    ...(entries.length > 0
      ? ['export const pluginServices = servicesByName([', ...entries, '])']
      : ['export const pluginServices = servicesByName([])']),
    '',
  ].join('\n')
}
