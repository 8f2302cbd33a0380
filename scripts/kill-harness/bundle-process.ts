import { rename } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

/** Within the project, because Node looks for packages from where a file is. */
const outDir = path.resolve(import.meta.dirname, '../../node_modules/.cache/kill-harness')

/**
 * Puts a process that is killed into one file: it starts dozens of times, and so in half the time.
 *
 * @param name of a file beside this one, without its ending
 * @returns path of the file
 */
export async function bundleProcess(name: 'shop-process' | 'mailer-process'): Promise<string> {
  const outfile = path.join(outDir, `${name}.mjs`)
  // Another process may start this file at any time: it gets a whole one.
  const unfinished = `${outfile}.${process.pid}`
  await build({
    entryPoints: [path.resolve(import.meta.dirname, `${name}.ts`)],
    outfile: unfinished,
    bundle: true,
    packages: 'external',
    // Node wants the ending that bundlers do without.
    alias: { 'next/cache': 'next/cache.js' },
    loader: { '.css': 'empty' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
  await rename(unfinished, outfile)
  return outfile
}
