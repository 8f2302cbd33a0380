import type { BlockFolder } from '@/scripts/generate/block-folders'

const banner = '// Written by `npm run generate`. Edit the blocks instead.'

/** Pure definitions: what the server's checks, the site and the editor all know of a block. */
export function schemasSource(folders: readonly BlockFolder[]): string {
  return lines([
    banner,
    "import { definitionsByType } from '@/blocks/_kit/registry'",
    ...folders.map(({ type, modulePath }) =>
      named('definition', nameOf(type), modulePath, 'schema'),
    ),
    '',
    'export const blockSchemas = definitionsByType([',
    ...folders.map(({ type }) => `  ['${type}', ${nameOf(type)}],`),
    '])',
  ])
}

/** What the site draws and the server loads. Holds stylesheets, so only Next may import it. */
export function serverSource(folders: readonly BlockFolder[]): string {
  return lines([
    banner,
    "import { blocksByType, serverBlock } from '@/blocks/_kit/registry'",
    ...folders.flatMap(({ type, modulePath, hasLoad }) => [
      ...(hasLoad ? [named('load', `${nameOf(type)}Load`, modulePath, 'load')] : []),
      named('Render', `${nameOf(type)}Render`, modulePath, 'render'),
      named('definition', nameOf(type), modulePath, 'schema'),
    ]),
    '',
    'export const serverBlocks = blocksByType([',
    ...folders.map(({ type, hasLoad }) => {
      const name = nameOf(type)
      const load = hasLoad ? `, load: ${name}Load` : ''
      return `  ['${type}', serverBlock({ definition: ${name}, Render: ${name}Render${load} })],`
    }),
    '])',
  ])
}

/** What the canvas draws and the sidebar offers. Browser code of the editor, never a visitor's. */
export function editorSource(folders: readonly BlockFolder[]): string {
  return lines([
    banner,
    "import { blocksByType, editorBlock } from '@/blocks/_kit/registry'",
    ...folders.flatMap(({ type, modulePath }) => [
      named('editor', `${nameOf(type)}Editor`, modulePath, 'editor'),
      named('Render', `${nameOf(type)}Render`, modulePath, 'render'),
      named('definition', nameOf(type), modulePath, 'schema'),
    ]),
    '',
    'export const editorBlocks = blocksByType([',
    ...folders.map(({ type }) => {
      const name = nameOf(type)
      const parts = `definition: ${name}, Render: ${name}Render, editor: ${name}Editor`
      return `  ['${type}', editorBlock({ ${parts} })],`
    }),
    '])',
  ])
}

/** `acme/tour-map` → `acmeTourMap`. */
export function nameOf(type: string): string {
  return type.replace(/[-/]+(.)/g, (_, letter: string) => letter.toUpperCase())
}

function named(exported: string, local: string, modulePath: string, part: string): string {
  return `import { ${exported} as ${local} } from '${modulePath}/${part}'`
}

function lines(all: string[]): string {
  return `${all.join('\n')}\n`
}
