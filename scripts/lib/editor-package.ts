import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import {
  bundling,
  completePackage,
  entryPoint,
  type PackageSource,
} from '@/scripts/lib/package-parts'
import { projectDir } from '@/scripts/lib/project'
import { scopedStyles } from '@/scripts/lib/scoped-styles'

const editor: PackageSource = {
  folder: 'packages/visual-editor',
  entries: ['index', 'blocks', 'client', 'render', 'rsc'],
}

/** The editor itself, which the client's entry loads once somebody opens it. */
const builder = 'src/editor/page-builder'

/**
 * What `npm publish` sends of the visual editor, in a folder: modules for the configuration, the site and the admin,
 * each with the styles that it needs.
 *
 * @returns the packages that its modules import
 * @throws {Error} when it does not compile
 */
export async function buildEditorPackage(outDir: string): Promise<ReadonlySet<string>> {
  const dist = path.join(outDir, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const imported = new Set<string>()
  const bundle = async (options: BuildOptions) => {
    const { metafile } = await build({
      ...bundling,
      outdir: dist,
      metafile: true,
      plugins: [scopedStyles('bve-'), leaveOut(builder, './editor.js')],
      ...options,
    })
    for (const [file, { cssBundle, imports }] of Object.entries(metafile?.outputs ?? {})) {
      if (cssBundle) {
        withStyles(path.resolve(file), path.resolve(cssBundle))
      }
      for (const each of imports.filter(({ external }) => external)) {
        imported.add(each.path)
      }
    }
  }
  const modules = ['index', 'blocks', 'render', 'rsc'].map((entry) => entryPoint(editor, entry))
  await bundle({ entryPoints: modules })
  await bundle({ entryPoints: [entryPoint(editor, 'client')] })
  await bundle({
    entryPoints: { editor: path.join(projectDir, editor.folder, `${builder}.tsx`) },
    // In one piece: what is loaded later would come without its styles.
    splitting: false,
    plugins: [scopedStyles('bve-'), ownTokens],
  })
  await completePackage(editor, outDir)
  return imported
}

/** Bundlers load the styles that a module names. */
function withStyles(module: string, styles: string): void {
  const source = readFileSync(module, 'utf8')
  const line = `import './${path.basename(styles)}'\n`
  const directive = /^["']use client["'];?\n/.exec(source)?.[0] ?? ''
  writeFileSync(module, `${directive}${line}${source.slice(directive.length)}`)
}

/** The colours and sizes of the editor, which are not to be those of an app's whole admin. */
const ownTokens: Plugin = {
  name: 'own-tokens',
  setup({ onLoad }) {
    onLoad({ filter: /look\/tokens\.css$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8')
        .replaceAll(':root', '[data-builder]')
        .replaceAll('html[data-theme="dark"]', 'html[data-theme="dark"] [data-builder]'),
      loader: 'css',
    }))
  },
}

/** Keeps one module of the project out of a bundle, which finds it beside itself. */
function leaveOut(module: string, as: string): Plugin {
  return {
    name: 'leave-out',
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`${module}$`) }, () => ({ path: as, external: true }))
    },
  }
}
