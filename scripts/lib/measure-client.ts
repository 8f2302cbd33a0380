import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { projectDir } from '@/scripts/lib/project'

/** Of the client with all that it brings, as a browser loads it. */
export const clientSizeMax = 10_000

/** A module of `packages` or `examples` with all that it imports, minified; the client's name leads to its source. */
export async function bundleOf(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(projectDir, entry)],
    alias: { '@bandstand/client': path.join(projectDir, 'packages/client/src/index.ts') },
    define: { 'import.meta.env': '{}' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** @returns bytes, compressed */
export async function measureClient(): Promise<number> {
  return gzipSync(await bundleOf('packages/client/src/index.ts')).length
}
