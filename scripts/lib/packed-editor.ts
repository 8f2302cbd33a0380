import { cpSync } from 'node:fs'
import path from 'node:path'
import { buildEditorPackage } from '@/scripts/lib/editor-package'
import { pack, unpack } from '@/scripts/lib/packed-plugin'
import { projectDir } from '@/scripts/lib/project'

const example = path.join(projectDir, 'examples/payload-app')

/**
 * The example app in a folder of its own with the packed editor in its `node_modules`, as `npm install` puts it there.
 * Other packages have to be added.
 *
 * @returns the packages that the editor's modules import
 */
export async function installEditor(dir: string): Promise<{ app: string; imported: Set<string> }> {
  const packageDir = path.join(dir, 'package')
  const imported = await buildEditorPackage(packageDir)
  const app = path.join(dir, 'app')
  cpSync(example, app, {
    recursive: true,
    filter: (file) => !['.next', 'node_modules'].includes(path.basename(file)),
  })
  const installed = path.join(app, 'node_modules/@bandstand/visual-editor')
  unpack(pack(packageDir, dir), installed)
  return { app, imported: new Set(imported) }
}
