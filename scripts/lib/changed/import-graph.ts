/** Who imports a file, by its path from the project's root. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Reads who imports whom. All imports within the project begin with `@/`, dynamic ones and the paths of blocks that
 * plugins bring too. Not `@payload-config`: with that every integration test would depend on every file.
 */
export function readImporters(files: readonly string[], read: (file: string) => string): Importers {
  const known = new Set(files)
  const importers = new Map<string, Set<string>>()
  for (const file of files.filter((name) => /\.(tsx?|mjs)$/.test(name))) {
    for (const [, path = ''] of read(file).matchAll(/['"]@\/([^'"\n]+)['"]/g)) {
      for (const imported of filesOf(path, known)) {
        importers.set(imported, (importers.get(imported) ?? new Set()).add(file))
      }
    }
  }
  return importers
}

/** The files themselves and whatever imports them, directly or through others. */
export function dependentsOf(changed: readonly string[], importers: Importers): Set<string> {
  const reached = new Set<string>()
  const next = [...changed]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (!reached.has(file)) {
      reached.add(file)
      next.push(...(importers.get(file) ?? []))
    }
  }
  return reached
}

/** A module, or the parts of a block that is named by its folder. */
function filesOf(path: string, known: ReadonlySet<string>): string[] {
  const modules = [path, ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end)]
  const found = modules.filter((file) => known.has(file))
  return found.length > 0
    ? found
    : ['schema.ts', 'editor.ts', 'render.tsx', 'load.ts']
        .map((part) => `${path}/${part}`)
        .filter((file) => known.has(file))
}
