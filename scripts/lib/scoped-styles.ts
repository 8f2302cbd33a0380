import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { projectDir } from '@/scripts/lib/project'

const namespace = 'scoped-styles'

/**
 * Style modules whose names begin with `prefix` and go by where the file is: the same in every bundle, and none that
 * another package could have.
 */
export function scopedStyles(prefix: string): Plugin {
  return {
    name: namespace,
    setup({ onLoad, onResolve }) {
      const sheets = new Map<string, string>()
      onLoad({ filter: /\.module\.css$/, namespace: 'file' }, async ({ path: file }) => {
        const { names, sheet } = await readStyles(file, prefix)
        const name = path.relative(projectDir, file)
        sheets.set(name, sheet)
        const contents = `import ${JSON.stringify(`${namespace}:${name}`)}
export default ${JSON.stringify(names)}`
        return { contents, loader: 'js', resolveDir: path.dirname(file) }
      })
      onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path: named }) => ({
        path: named.slice(namespace.length + 1),
        namespace,
      }))
      onLoad({ filter: /.*/, namespace }, ({ path: name }) => ({
        contents: sheets.get(name) ?? '',
        loader: 'css',
      }))
    },
  }
}

type Styles = { names: Record<string, string>; sheet: string }

async function readStyles(file: string, prefix: string): Promise<Styles> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import names from ${JSON.stringify(file)}\nglobalThis.names = names`,
      resolveDir: path.dirname(file),
    },
    bundle: true,
    write: false,
    format: 'iife',
    outdir: path.dirname(file),
    loader: { '.css': 'local-css' },
    logLevel: 'silent',
  })
  const textOf = (ending: string) =>
    outputFiles.find((each) => each.path.endsWith(ending))?.text ?? ''
  const own = new Map(
    [...textOf('.js').matchAll(/^\s*"?([\w-]+)"?: "([\w-]+)",?$/gm)].map(
      ([, name = '', written = '']) => [name, written],
    ),
  )
  const place = createHash('sha256').update(path.relative(projectDir, file)).digest('hex')
  const scope = `${prefix}${place.slice(0, 6)}`
  const renamed = new Map([...own].map(([name, written]) => [written, `${scope}-${name}`]))
  return {
    names: Object.fromEntries(
      [...own].map(([name, written]) => [name, renamed.get(written) ?? '']),
    ),
    // Names that esbuild gave are words of their own: file and class, joined.
    sheet: textOf('.css').replace(/[\w-]+/g, (word) => renamed.get(word) ?? word),
  }
}
