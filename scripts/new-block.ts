import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { blockFiles } from '@/scripts/generate/block-template'

/** `npm run new:block tour-map` writes a block that draws, is offered in the editor and is tested. */
function newBlock(name: string | undefined): number {
  if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 41) {
    console.error('Give the block a name in lower case with dashes: npm run new:block tour-map')
    return 1
  }
  const folder = path.resolve(import.meta.dirname, '../blocks', name)
  if (existsSync(folder)) {
    console.error(`There is a block "${name}" already.`)
    return 1
  }
  mkdirSync(folder)
  for (const [file, source] of Object.entries(blockFiles(name))) {
    writeFileSync(path.join(folder, file), source)
    console.log(`Wrote blocks/${name}/${file}`)
  }
  console.log('Now run `npm run generate`.')
  return 0
}

process.exitCode = newBlock(process.argv[2])
