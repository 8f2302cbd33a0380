import '@/scripts/lib/tool-env'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import config from '@payload-config'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { projectDir } from '@/scripts/lib/project'

const isCheck = process.argv.includes('--check')
const outputs = ['src/payload-types.ts', 'src/app/(payload)/admin/importMap.js']
const before = outputs.map(read)

const resolved = await config
await generateTypes(resolved, { log: false })
await generateImportMap(resolved, { force: true, log: false })

const changed = outputs.filter((file, index) => read(file) !== before[index])
for (const file of changed) {
  console.log(`${isCheck ? 'Out of date:' : 'Wrote'} ${file}`)
  if (isCheck) {
    writeFileSync(path.join(projectDir, file), before[outputs.indexOf(file)] ?? '')
  }
}
if (isCheck && changed.length > 0) {
  console.error('Run `npm run generate` and commit what it writes.')
}
process.exit(isCheck && changed.length > 0 ? 1 : 0)

function read(file: string): string {
  try {
    return readFileSync(path.join(projectDir, file), 'utf8')
  } catch {
    return ''
  }
}
