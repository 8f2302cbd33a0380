import { build } from 'esbuild'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import { fileOf } from '@/scripts/generate/browser-code'
import { moduleExists } from '@/scripts/generate/module-exists'

type Named = { what: string; module: string; exported: string }

const exportsOfBlocks = { schema: 'definition', render: 'Render', editor: 'editor' }

/**
 * What the modules that plugins name do not export, one sentence each: the build would say of a screen or card only
 * that it is undefined.
 */
export async function missingExports(
  root: string,
  plugins: readonly SitePlugin[],
): Promise<string[]> {
  const found = await Promise.all(
    plugins.flatMap((plugin) =>
      modulesOf(plugin).map(async ({ what, module, exported }) => {
        const own = `Plugin "${plugin.slug}": the ${what}`
        if (!moduleExists(root, module)) {
          return [`${own} has no module at "${module}".`]
        }
        const has = await exportsOf(fileOf(root, module))
        return has === null || has.includes(exported)
          ? []
          : [`${own} needs "export … ${exported}" in "${module}".`]
      }),
    ),
  )
  return found.flat()
}

function modulesOf(plugin: SitePlugin): Named[] {
  const { blocks, emailBlocks, settings, themes, payments, views, cards } = plugin
  const named = (what: string, modules: Record<string, string> = {}, exported = '') =>
    Object.entries(modules).map(([name, module]) => ({
      what: `${what} "${name}"`,
      module: module.split('#')[0] ?? '',
      exported: exported || (module.split('#')[1] ?? ''),
    }))
  const partsOf = (what: string, folders: Record<string, string> = {}) =>
    Object.entries(exportsOfBlocks).flatMap(([part, exported]) =>
      named(what, withSuffix(folders, `/${part}`), exported),
    )
  return [
    ...partsOf('block', blocks),
    ...partsOf('email block', emailBlocks),
    ...(settings ? [{ what: 'settings', module: settings, exported: 'settings' }] : []),
    ...named('theme', themes, 'theme'),
    ...named('payment service', payments, 'service'),
    ...named('view', componentsOf(views)),
    ...named('card', componentsOf(cards)),
  ]
}

const withSuffix = (modules: Record<string, string>, suffix: string) =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, module + suffix]))

const componentsOf = (views: SitePlugin['views'] = {}) =>
  Object.fromEntries(Object.entries(views).map(([name, { Component }]) => [name, Component]))

/** Null where it passes on all of another module. */
async function exportsOf(file: string): Promise<readonly string[] | null> {
  const { metafile, outputFiles } = await build({
    entryPoints: [file],
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
  })
  const [output] = Object.values(metafile.outputs)
  return /^export \*/m.test(outputFiles[0]?.text ?? '') ? null : (output?.exports ?? null)
}
