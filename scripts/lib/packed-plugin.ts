import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildKit } from '@/scripts/lib/kit-package'
import { projectDir } from '@/scripts/lib/project'

const starter = path.join(projectDir, 'packages/create-bandstand-plugin/index.mjs')
const installedFile = 'plugins/installed.ts'

/** Runs a program to its end. @throws with what it printed when it fails */
export function runIn(cwd: string, program: string, ...args: string[]): string {
  const command = program === 'node' ? process.execPath : program
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/**
 * Does in a folder what somebody does who writes a plugin: creates it, compiles it against the packed kit, packs it.
 * Nothing is fetched.
 */
export async function packPlugin(
  dir: string,
  slug: string,
): Promise<{ kit: string; plugin: string }> {
  const kitDir = path.join(dir, 'kit')
  await buildKit(kitDir)
  const kit = pack(kitDir, dir)
  runIn(dir, 'node', starter, slug)
  const pluginDir = path.join(dir, `bandstand-plugin-${slug}`)
  const modules = path.join(pluginDir, 'node_modules')
  unpack(kit, path.join(modules, '@bandstand/kit'))
  for (const name of ['@types', 'payload', 'react', 'react-dom', 'typescript', 'vitest', 'zod']) {
    symlinkSync(path.join(projectDir, 'node_modules', name), path.join(modules, name))
  }
  runIn(pluginDir, 'node', path.join(projectDir, 'node_modules/typescript-native/bin/tsc'))
  return { kit, plugin: pack(pluginDir, dir, '--ignore-scripts') }
}

/** Puts the packages beside those of an installation, and the line into its list. */
export function installPlugin(
  installation: string,
  { kit, plugin, slug, name }: { kit: string; plugin: string; slug: string; name: string },
): void {
  const modules = path.join(installation, 'node_modules')
  unpack(kit, path.join(modules, '@bandstand/kit'))
  unpack(plugin, path.join(modules, `bandstand-plugin-${slug}`))
  const file = path.join(installation, installedFile)
  const source = readFileSync(file, 'utf8')
    .replace(/^/, `import { ${name} } from 'bandstand-plugin-${slug}'\n`)
    .replace('SitePlugin[] = [', `SitePlugin[] = [${name}, `)
  writeFileSync(file, source)
}

/** @returns the tarball */
export function pack(from: string, to: string, ...options: string[]): string {
  const before = new Set(readdirSync(to))
  runIn(from, 'npm', 'pack', '--pack-destination', to, ...options)
  const [tarball = ''] = readdirSync(to).filter(
    (file) => !before.has(file) && file.endsWith('.tgz'),
  )
  return path.join(to, tarball)
}

export function unpack(tarball: string, to: string): void {
  mkdirSync(to, { recursive: true })
  runIn(to, 'tar', 'xzf', tarball, '--strip-components=1')
}
