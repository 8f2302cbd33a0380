import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildOptions } from 'esbuild'
import { projectDir } from '@/scripts/lib/project'
import { bin, runCommand } from '@/scripts/lib/run-command'

/** A package of `packages/` and the modules that it offers, by name. */
export type PackageSource = { folder: string; entries: readonly string[] }

/** Modules that stand alone, but for the packages that they name. */
export const bundling = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'neutral',
  packages: 'external',
  jsx: 'automatic',
  alias: { '@': projectDir },
  logLevel: 'silent',
} as const satisfies BuildOptions

const sourceOf = ({ folder }: PackageSource, entry: string) => `${folder}/src/${entry}`

export const entryPoint = (source: PackageSource, entry: string) =>
  path.join(projectDir, `${sourceOf(source, entry)}.ts`)

/**
 * What `npm publish` sends besides the modules: the types that they lead to, the manifest and what to read first.
 *
 * @throws {Error} when they do not compile
 */
export async function completePackage(source: PackageSource, outDir: string): Promise<void> {
  const declared = path.join(outDir, 'declared')
  const command = ['node', bin.tsc, '-p', source.folder, '--outDir', declared] as const
  if ((await runCommand({ command })) !== 0) {
    throw new Error(`The types of ${source.folder} do not compile.`)
  }
  copyReached(source, declared, path.join(outDir, 'dist'))
  rmSync(declared, { recursive: true })
  for (const file of ['package.json', 'README.md']) {
    const to = path.join(outDir, file)
    const from = path.join(projectDir, source.folder, file)
    if (from !== to) {
      cpSync(from, to)
    }
  }
}

/** Only what the entries lead to; where the project's modules are named by `@/`, by where they are instead. */
function copyReached(source: PackageSource, from: string, to: string): void {
  const waiting = source.entries.map((entry) => `${sourceOf(source, entry)}.d.ts`)
  const seen = new Set(waiting)
  for (const file of waiting) {
    const text = readFileSync(path.join(from, file), 'utf8').replace(
      /(['"])@\/([^'"]+)\1/g,
      (_, quote: string, module: string) => {
        const declaration = [`${module}.d.ts`, `${module}/index.d.ts`].find((each) =>
          existsSync(path.join(from, each)),
        )
        if (!declaration) {
          throw new Error(`The types of "${module}" are missing.`)
        }
        if (!seen.has(declaration)) {
          seen.add(declaration)
          waiting.push(declaration)
        }
        const named = declaration.replace(/\.d\.ts$/, '.js')
        const relative = path.posix.relative(path.posix.dirname(file), named)
        return `${quote}${relative.startsWith('.') ? '' : './'}${relative}${quote}`
      },
    )
    const target = path.join(to, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
