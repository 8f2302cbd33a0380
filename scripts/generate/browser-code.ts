import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'

/** What only servers have. */
const isOfServer = (module: string): boolean =>
  isBuiltin(module) ||
  /^(payload|@payloadcms\/(db|next|plugin)[^/]*|pg|sharp|server-only)(\/|$)/.test(module) ||
  /^@\/(src\/(server|access|testing)\/|collections\/|payload\.config)/.test(module) ||
  module === '@bandstand/kit'

const partsOfBlocks = ['schema', 'render', 'editor'] as const

/**
 * Server code in what the editor or visitors load of plugins, with how to fix it, one sentence each: of a package no
 * layer rule is asked, and the build would only say that some module of Node is missing.
 */
export async function serverCodeInBrowsers(
  root: string,
  plugins: readonly SitePlugin[],
): Promise<string[]> {
  const found = await Promise.all(plugins.map((plugin) => serverCodeOf(root, plugin)))
  return [...new Set(found.flat())]
}

async function serverCodeOf(root: string, plugin: SitePlugin): Promise<string[]> {
  const { slug, blocks, emailBlocks, settings, themes } = plugin
  const modules = [
    ...[...Object.values(blocks ?? {}), ...Object.values(emailBlocks ?? {})].flatMap((folder) =>
      partsOfBlocks.map((part) => `${folder}/${part}`),
    ),
    ...(settings ? [settings] : []),
    ...Object.values(themes ?? {}),
  ]
  const problems: string[] = []
  await build({
    entryPoints: modules.map((module) => fileOf(root, module)),
    bundle: true,
    write: false,
    outdir: root,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    logLevel: 'silent',
    loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty', '.webp': 'empty' },
    plugins: [
      {
        name: 'server-code',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path: module, importer, kind }) => {
            if (kind !== 'entry-point' && isOfServer(module)) {
              const fix =
                module === '@bandstand/kit'
                  ? 'take it from "@bandstand/kit/blocks"'
                  : 'ask for it in load.ts, which only the server runs'
              const file = path.relative(root, importer)
              problems.push(
                `Plugin "${slug}": ${file} is loaded by browsers and imports "${module}"; ${fix}.`,
              )
            }
            // Its own further files are followed, what others wrote is not.
            const isOwn = module.startsWith(`@/examples/${slug}/`)
            return kind === 'entry-point'
              ? undefined
              : isOwn
                ? { path: fileOf(root, module) }
                : { path: module, external: true }
          }),
      },
    ],
  })
  return problems
}

/** The file of a module at `@/a/path` of the project, or in an installed package. */
export function fileOf(root: string, module: string): string {
  if (!module.startsWith('@/')) {
    return fileURLToPath(import.meta.resolve(module))
  }
  const file = path.join(root, module.slice(2))
  return [file, `${file}.ts`, `${file}.tsx`, `${file}/index.ts`].find(isFile) ?? file
}

const isFile = (file: string) => existsSync(file) && path.extname(file) !== ''
