import '@/scripts/lib/tool-env'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import config from '@payload-config'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { clientTypesSource } from '@/scripts/generate/client-types'
import { projectDir } from '@/scripts/lib/project'

const clientTypes = 'packages/client/src/_generated/schema.ts'
const outputs = ['src/payload-types.ts', 'src/app/(payload)/admin/importMap.js', clientTypes]

/**
 * Writes Payload's types and import map out of the configuration, and the types of our client. With `check` nothing is
 * written: files that would change are named, and the answer, an exit code, is 1.
 */
export async function writePayloadFiles({ check }: { check: boolean }): Promise<number> {
  const before = outputs.map(read)
  const resolved = await config
  await generateTypes(resolved, { log: false })
  await generateImportMap(resolved, { force: true, log: false })
  mkdirSync(path.dirname(path.join(projectDir, clientTypes)), { recursive: true })
  writeFileSync(path.join(projectDir, clientTypes), await clientTypesSource(resolved))

  const changed = outputs.filter((file, index) => read(file) !== before[index])
  for (const file of changed) {
    console.log(`${check ? 'Out of date:' : 'Wrote'} ${file}`)
    if (check) {
      writeFileSync(path.join(projectDir, file), before[outputs.indexOf(file)] ?? '')
    }
  }
  if (check && changed.length > 0) {
    console.error('Run `npm run generate` and commit what it writes.')
    return 1
  }
  return 0
}

function read(file: string): string {
  try {
    return readFileSync(path.join(projectDir, file), 'utf8')
  } catch {
    return ''
  }
}
