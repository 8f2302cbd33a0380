import '@/scripts/lib/tool-env'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bin, runCommand } from '@/scripts/lib/run-command'

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  throw new Error('Name the migration, like: npm run migrate:create add_tour_dates.')
}
process.exitCode = await runCommand({
  command: ['node', bin.payload, 'migrate:create', name, '--skip-empty'],
})
await importTypesAsTypes()

/** Payload imports its types as if they were values, which fails when the file is run as it is. */
async function importTypesAsTypes(): Promise<void> {
  for (const file of await readdir('migrations')) {
    if (file.endsWith(`_${name}.ts`)) {
      const at = path.join('migrations', file)
      const source = await readFile(at, 'utf8')
      await writeFile(
        at,
        source.replace(/(?<!type )\b(Migrate(?:Up|Down)Args)\b(?=[^;]*\bfrom\b)/g, 'type $1'),
      )
    }
  }
}
