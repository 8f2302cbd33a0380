import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** What a browser has to load of a module before it runs, by the paths of the project. */
async function modulesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    tsconfig: 'tsconfig.json',
    external: ['next', 'react', 'react-dom'],
    loader: { '.css': 'empty' },
  })
  const seen = new Set<string>()
  const walk = (path: string) => {
    if (!seen.has(path)) {
      seen.add(path)
      for (const { kind, external, path: next } of metafile.inputs[path]?.imports ?? []) {
        if (kind !== 'dynamic-import' && !external) {
          walk(next)
        }
      }
    }
  }
  walk(entry)
  return [...seen]
}

it('draws the texts of the feed without the schemas that the server has read them with', async () => {
  const modules = await modulesOf('site/pages/members/post/post-text.client.tsx')
  expect(modules).toContain('src/rich-text/nodes/table/render.tsx')
  expect(modules.filter((path) => /node_modules\/zod\/|\/schema\.ts$/.test(path))).toEqual([])
})
