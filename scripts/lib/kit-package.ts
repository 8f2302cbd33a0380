import { rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import {
  bundling,
  completePackage,
  entryPoint,
  type PackageSource,
} from '@/scripts/lib/package-parts'

const kit: PackageSource = { folder: 'packages/kit', entries: ['index', 'blocks', 'mails'] }

/**
 * What `npm publish` sends of the kit, in a folder.
 *
 * @throws {Error} when it does not compile
 */
export async function buildKit(outDir: string): Promise<void> {
  const dist = path.join(outDir, 'dist')
  rmSync(dist, { recursive: true, force: true })
  await build({
    ...bundling,
    entryPoints: kit.entries.map((entry) => entryPoint(kit, entry)),
    outdir: dist,
  })
  await completePackage(kit, outDir)
}
