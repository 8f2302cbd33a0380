import '@/scripts/lib/tool-env'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import payload from 'payload'

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  throw new Error(
    'Name the migration in lower case with underscores, like: npm run migrate:create add_tour_dates.',
  )
}
const before = new Set(await readdir('migrations'))
process.env.PAYLOAD_MIGRATING = 'true'
// As `payload migrate:create` does, whose own loader of modules hangs now and then.
const { default: config } = await import('@payload-config')
await payload.init({ config, disableDBConnect: true, disableOnInit: true })
await payload.db.createMigration({
  payload,
  migrationName: name,
  skipEmpty: true,
  forceAcceptWarning: false,
})
const written = (await readdir('migrations')).filter((file) => !before.has(file))
for (const file of written.filter((file) => file.endsWith('.ts'))) {
  await importTypesAsTypes(path.join('migrations', file))
}
// Payload compares the collections with the newest snapshot; the former ones are only weight.
if (written.some(isSnapshot)) {
  for (const file of [...before].filter(isSnapshot)) {
    await rm(path.join('migrations', file))
  }
}
if (written.length === 0) {
  console.log('The collections are as the last migration left them: nothing was written.')
}

function isSnapshot(file: string): boolean {
  return file.endsWith('.json')
}

/** Payload imports its types as if they were values, which fails when the file is run as it is. */
async function importTypesAsTypes(file: string): Promise<void> {
  const source = await readFile(file, 'utf8')
  await writeFile(
    file,
    source.replace(/(?<!type )\b(Migrate(?:Up|Down)Args)\b(?=[^;]*\bfrom\b)/g, 'type $1'),
  )
}
