import path from 'node:path'
import { parseArgs } from 'node:util'
import { packImage } from '@/scripts/lib/image-contents'
import { assertBuilt } from '@/scripts/lib/production-build'

const { positionals } = parseArgs({ allowPositionals: true })
const [target] = positionals
if (target === undefined) {
  throw new Error('Name an empty folder for the server: node scripts/run.mjs pack-image FOLDER.')
}
assertBuilt()
const bytes = await packImage(path.resolve(target))
for (const [part, size] of Object.entries(bytes)) {
  console.log(`${part.padEnd(10)}${(size / 1e6).toFixed(1).padStart(8)} MB`)
}
