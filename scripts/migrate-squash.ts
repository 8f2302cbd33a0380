import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeSchema } from '@/scripts/lib/describe-schema'
import { runCommand } from '@/scripts/lib/run-command'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'

// Replaces all migrations by one, if a database that is made by it is the same.
const scratch = await mkdtemp(path.join(tmpdir(), 'bandstand-squash-'))
const formerDir = path.join(scratch, 'migrations')
const handWritten = 'hand-written.sql'
await cp('migrations', formerDir, { recursive: true })
try {
  const former = await schemaOfMigrations('former')
  for (const file of (await readdir('migrations')).filter((name) => name !== handWritten)) {
    await rm(path.join('migrations', file))
  }
  await run(['migrate-create', 'initial'])
  await runHandWritten()
  const squashed = await schemaOfMigrations('squashed')
  const differences = [
    ...former.filter((object) => !squashed.includes(object)).map((object) => `- ${object}`),
    ...squashed.filter((object) => !former.includes(object)).map((object) => `+ ${object}`),
  ]
  if (differences.length > 0) {
    console.error(differences.join('\n'))
    throw new Error(
      `The one migration makes another database (see above): complete migrations/${handWritten}, and try again.`,
    )
  }
  console.log(`All migrations are one now, which makes the same ${former.length} objects.`)
} catch (error) {
  await rm('migrations', { recursive: true })
  await cp(formerDir, 'migrations', { recursive: true })
  throw error
} finally {
  await rm(scratch, { recursive: true, force: true })
}
// Watching the embedded PostgreSQL keeps the process alive.
process.exit()

/** Makes a database by the migrations as they stand, and describes it. */
async function schemaOfMigrations(database: string): Promise<string[]> {
  const dataDir = path.join(scratch, database)
  const postgres = await startEmbeddedPostgres({ dataDir, database, isDurable: false })
  try {
    await run(['migrate'], {
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: 'squash-secret-0123456789-abcdefghijkl',
    })
    return await describeSchema(postgres.url)
  } finally {
    await postgres.stop()
  }
}

/** @throws {Error} when the command fails */
async function run(command: string[], env: Record<string, string> = {}): Promise<void> {
  const exitCode = await runCommand({ command: ['node', 'scripts/run.mjs', ...command], env })
  if (exitCode !== 0) {
    throw new Error('The migrations are as they were; see above.')
  }
}

/** Has the migration that Payload wrote run the file of what no collection can declare. */
async function runHandWritten(): Promise<void> {
  const [file = ''] = (await readdir('migrations')).filter((name) => name.endsWith('_initial.ts'))
  const source = await readFile(path.join('migrations', file), 'utf8')
  const statement = `  await db.execute(sql.raw(await readFile(path.join(import.meta.dirname, '${handWritten}'), 'utf8')))`
  await writeFile(
    path.join('migrations', file),
    `import { readFile } from 'node:fs/promises'\nimport path from 'node:path'\n${source.replace('\n}\n', `\n${statement}\n}\n`)}`,
  )
}
