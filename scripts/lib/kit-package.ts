import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { projectDir } from '@/scripts/lib/project'
import { bin, runCommand } from '@/scripts/lib/run-command'

const folder = 'packages/kit'
const entries = ['index', 'blocks', 'mails'].map((name) => `${folder}/src/${name}`)

/**
 * What `npm publish` sends of the kit, in a folder: modules that stand alone, and the types that they lead to.
 *
 * @throws {Error} when it does not compile
 */
export async function buildKit(outDir: string): Promise<void> {
  const dist = path.join(outDir, 'dist')
  const declared = path.join(outDir, 'declared')
  rmSync(dist, { recursive: true, force: true })
  await build({
    entryPoints: entries.map((entry) => path.join(projectDir, `${entry}.ts`)),
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    jsx: 'automatic',
    alias: { '@': projectDir },
    logLevel: 'silent',
  })
  const command = ['node', bin.tsc, '-p', folder, '--outDir', declared] as const
  if ((await runCommand({ command })) !== 0) {
    throw new Error('The types of the kit do not compile.')
  }
  copyReached(declared, dist)
  rmSync(declared, { recursive: true })
  for (const file of ['package.json', 'README.md']) {
    const to = path.join(outDir, file)
    const from = path.join(projectDir, folder, file)
    if (from !== to) {
      cpSync(from, to)
    }
  }
}

/** Only what the entries lead to; where the project's modules are named by `@/`, by where they are instead. */
function copyReached(from: string, to: string): void {
  const waiting = entries.map((entry) => `${entry}.d.ts`)
  const seen = new Set(waiting)
  for (const file of waiting) {
    const source = readFileSync(path.join(from, file), 'utf8').replace(
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
    writeFileSync(target, source)
  }
}
