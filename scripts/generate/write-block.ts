import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { blockFiles } from '@/scripts/generate/block-template'

/**
 * Writes a block that draws, is offered in the editor and is tested.
 *
 * @returns the files that were written, from the project's root
 * @throws {Error} with one sentence when there cannot be a block of that name
 */
export function writeBlock(root: string, name: string | undefined): string[] {
  if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 41) {
    throw new Error(
      'Give the block a name in lower case with dashes, as in: npm run new:block tour-map.',
    )
  }
  const folder = path.posix.join('blocks', name)
  if (existsSync(path.join(root, folder))) {
    throw new Error(`There is a block "${name}" already.`)
  }
  mkdirSync(path.join(root, folder), { recursive: true })
  return Object.entries(blockFiles(name)).map(([file, source]) => {
    writeFileSync(path.join(root, folder, file), source)
    return `${folder}/${file}`
  })
}
