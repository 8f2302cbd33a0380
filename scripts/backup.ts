import { stat } from 'node:fs/promises'
import path from 'node:path'
import { type About, addFile, writeArchive } from '@/scripts/backup/archive'
import { backUpCluster } from '@/scripts/backup/cluster'
import { backUpDatabase } from '@/scripts/backup/dump'
import { inMegabytes, namedFile, readSettings, secretCheck } from '@/scripts/backup/settings'
import { backUpWithFiles } from '@/scripts/backup/stored-files'
import { withProgress } from '@/scripts/lib/progress'
import { version } from '@/scripts/lib/project'
import { storage } from '@/src/server/storage'

const file = namedFile('backup')
const { env, dataDir } = readSettings()
const isThere = (place: string) =>
  stat(place).then(
    () => true,
    () => false,
  )
if (!env.s3 && !(await isThere(dataDir))) {
  throw new Error(`There is no DATA_DIR ${dataDir}: set the one that holds the files of the sites.`)
}
if (!env.hasDatabaseUrl && !(await isThere(path.join(dataDir, 'postgres')))) {
  throw new Error(`There is no database in DATA_DIR ${dataDir}, and DATABASE_URL is not set.`)
}
const check = await secretCheck(dataDir)

const { sha256, bytes } = await writeArchive(file, async (archive) => {
  const reached = () => inMegabytes(archive.bytes())
  const { database, files } = await backUpWithFiles(
    archive,
    () =>
      withProgress(
        'Copy the database',
        (): Promise<About['database']> =>
          env.hasDatabaseUrl
            ? backUpDatabase(archive, env.directDatabaseUrl)
            : backUpCluster(archive, dataDir),
        reached,
      ),
    (run) => withProgress(env.s3 ? 'List the bucket' : 'Copy the files', run, reached),
  )
  console.log(`  ${files} files`)
  if (!env.hasDatabaseUrl) {
    await addFile(archive, 'secrets.json', { file: path.join(dataDir, 'secrets.json') })
  }
  return {
    format: 1,
    version,
    createdAt: new Date().toISOString(),
    database,
    files: storage().name,
    secretCheck: check,
  }
})

console.log(`
${file}: ${inMegabytes(bytes)}, SHA-256 ${sha256}

It holds everything in the database: addresses, orders, hashes of passwords${env.s3 ? '' : ', and all files, paid ones too'}.
${
  env.hasDatabaseUrl
    ? 'It does not hold PAYLOAD_SECRET: keep that apart from it. Nobody can use the backup without.'
    : 'It holds the secrets of this installation as well: keep it where nobody else can read it.'
}${env.s3 ? '\nThe files stay in the bucket; it holds a list of them.' : ''}`)
process.exit(0)
