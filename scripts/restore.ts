import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type About, openArchive } from '@/scripts/backup/archive'
import { assertReadable, countRows, restoreCluster } from '@/scripts/backup/cluster'
import { assertEmptyDatabase, dumpName, restoreDatabase } from '@/scripts/backup/dump'
import { namedFile, readSettings, secretCheck } from '@/scripts/backup/settings'
import { assertNoFiles, missingInBucket, restoreFiles } from '@/scripts/backup/stored-files'
import { withProgress } from '@/scripts/lib/progress'
import { makeDataDir } from '@/src/server/runtime/data-dir'
import { storage } from '@/src/server/storage'

const shownKeys = 10
/** What an empty disk has, and a server or a restore that was killed leaves behind. */
const ofNoMatter = new Set(['lost+found', 'cache', 'restoring'])

const file = namedFile('restore')
const { env, dataDir } = readSettings()
const archive = await openArchive(file)
const { about } = archive
assertSameKind(about)
await assertEmptyPlace()

const extracted = path.join(dataDir, 'restoring')
await makeDataDir(dataDir)
await rm(extracted, { recursive: true, force: true })
await mkdir(extracted, { recursive: true })
try {
  await withProgress('Check and unpack', () => archive.extractTo(extracted))
  // From here on it is known to be whole.
  await restore()
} finally {
  archive.close()
  await rm(extracted, { recursive: true, force: true })
}
process.exit()

async function restore(): Promise<void> {
  const isCluster = about.database.kind === 'cluster'
  if ((await secretCheck(isCluster ? extracted : dataDir)) !== about.secretCheck) {
    throw new Error(
      'PAYLOAD_SECRET is not the one that the backup was made with: set that one, or links, sessions and unsubscribed addresses are lost.',
    )
  }
  const found = await withProgress('Restore the database', async () => {
    if (isCluster) {
      await rename(path.join(extracted, 'secrets.json'), path.join(dataDir, 'secrets.json'))
      return restoreCluster(extracted, dataDir)
    }
    await restoreDatabase(path.join(extracted, dumpName), env.directDatabaseUrl)
    return countRows(env.directDatabaseUrl)
  })
  console.log(`  Sites: ${found.sites}, orders: ${found.orders}`)
  if (about.files === 'disk') {
    const count = await withProgress('Restore the files', () => restoreFiles(extracted))
    console.log(`  ${count} files`)
    return
  }
  const { of, keys } = await withProgress('Compare the bucket', () => missingInBucket(extracted))
  console.log(`  ${of - keys.length} of ${of} files are as they were`)
  for (const key of keys.slice(0, shownKeys)) {
    console.log(`  missing or another: ${key}`)
  }
  process.exitCode = keys.length > 0 ? 1 : 0
}

/** A physical copy and a dump go to different places. */
function assertSameKind({ database, files }: About): void {
  if (database.kind === 'cluster' && env.hasDatabaseUrl) {
    throw new Error(
      'The backup is of an embedded database: restore it without DATABASE_URL, into DATA_DIR.',
    )
  }
  if (database.kind === 'dump' && !env.hasDatabaseUrl) {
    throw new Error('The backup is of a database of its own: set DATABASE_URL to an empty one.')
  }
  if (database.kind === 'cluster') {
    assertReadable(database)
  }
  if (files !== storage().name) {
    throw new Error(
      files === 's3'
        ? 'The files of the backup are in a bucket: set the S3 settings that it was made with.'
        : 'The backup holds the files themselves: restore it without S3 settings, into DATA_DIR.',
    )
  }
}

async function assertEmptyPlace(): Promise<void> {
  if (about.database.kind === 'dump') {
    await assertEmptyDatabase(env.directDatabaseUrl)
  } else {
    const taken = (await readdir(dataDir).catch(() => [])).filter((name) => !ofNoMatter.has(name))
    if (taken.length > 0) {
      throw new Error(`DATA_DIR ${dataDir} is not empty: restore into an empty one.`)
    }
  }
  if (about.files === 'disk') {
    await assertNoFiles()
  }
}
