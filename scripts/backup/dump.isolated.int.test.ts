import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type InstalledServer,
  installedPostgres,
  startInstalledPostgres,
} from '@/scripts/backup/testing/installed-postgres'
import { projectDir } from '@/scripts/lib/project'
import { createDocuments } from '@/src/testing/documents'
import { setEnvironment, testEnvironment } from '@/src/testing/environment'
import { createTenant } from '@/src/testing/factories'

const files = { 'public/cover.webp': 'a cover', 'private/luna/song.flac': 'a song' }
let folder: string
let server: InstalledServer
let backup: string

// The embedded PostgreSQL comes without pg_dump: without another one this has nothing to run.
describe.skipIf(!installedPostgres)(
  installedPostgres
    ? 'a backup of a database of its own'
    : 'a backup of a database of its own (left out: no PostgreSQL with pg_dump is installed in /usr/lib/postgresql)',
  () => {
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'bandstand-dump-'))
      backup = path.join(folder, 'backup')
      server = await startInstalledPostgres(String(installedPostgres))
      await Promise.all(['former', 'restored', 'taken'].map(server.createDatabase))
      setEnvironment({
        DATABASE_URL: server.urlOf('former'),
        DATA_DIR: path.join(folder, 'former'),
      })
      // Payload reads the environment when its configuration is loaded.
      const { default: config } = await import('@payload-config')
      const { getPayload } = await import('payload')
      const { migrations } = await import('@/migrations')
      const { runMigrations } = await import('@/src/server/database/run-migrations')
      const { prepareQueue } = await import('@/src/server/queue/prepare-queue')
      const payload = await getPayload({ config })
      await runMigrations(payload, migrations)
      await prepareQueue(payload)
      await createDocuments(payload, await createTenant(payload, 'Luna'))
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(folder, 'former/files', name)
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, text)
      }
      return () => payload.destroy()
    })
    afterAll(async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    })

    it('brings back every row and file', async () => {
      expect(await run('backup', 'former')).toContain('It does not hold PAYLOAD_SECRET')
      expect(await run('restore', 'restored')).toContain('Sites: 1, orders: 1')
      const [former, restored] = [await contentsOf('former'), await contentsOf('restored')]
      expect(Object.keys(former).length).toBeGreaterThan(100)
      expect(restored).toEqual(former)
      for (const [name, text] of Object.entries(files)) {
        expect(await readFile(path.join(folder, 'restored/files', name), 'utf8')).toBe(text)
      }
    })

    it('restores nothing over rows, over files, or with another secret', async () => {
      await expect(run('restore', 'restored')).rejects.toThrow('has tables already')
      const another = { PAYLOAD_SECRET: 'another-secret-another-secret-0123' }
      await expect(run('restore', 'taken', another)).rejects.toThrow('PAYLOAD_SECRET is not the')
      await mkdir(path.join(folder, 'taken/files/public'), { recursive: true })
      await writeFile(path.join(folder, 'taken/files/public/kept'), 'kept')
      await expect(run('restore', 'taken')).rejects.toThrow('There are files in')
      expect(await contentsOf('taken')).toEqual({})
    })
  },
)

/** @returns what it prints */
async function run(
  command: 'backup' | 'restore',
  place: string,
  settings: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', command, backup],
    {
      cwd: projectDir,
      env: {
        ...process.env,
        ...testEnvironment(),
        PATH: `${installedPostgres}:${process.env.PATH}`,
        DATABASE_URL: server.urlOf(place),
        DATA_DIR: path.join(folder, place),
        ...settings,
      },
    },
  )
  return stdout
}

/** Every table with a digest of its rows, and the names of its triggers and indexes. */
async function contentsOf(database: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: server.urlOf(database) })
  await client.connect()
  const { rows } = await client.query<{ name: string; found: string }>(`
    select c.oid::regclass::text as name, concat_ws(' ',
      (xpath('/row/digest/text()', query_to_xml(format(
        'select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '''')) as digest from %s t', c.oid::regclass),
        false, true, '')))[1]::text,
      (select string_agg(t.tgname, ' ' order by t.tgname) from pg_trigger t
        where t.tgrelid = c.oid and not tgisinternal),
      (select string_agg(i.indexrelid::regclass::text, ' ' order by i.indexrelid::regclass::text)
        from pg_index i where i.indrelid = c.oid)) as found
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'jobs')`)
  await client.end()
  return Object.fromEntries(rows.map(({ name, found }) => [name, found]))
}
