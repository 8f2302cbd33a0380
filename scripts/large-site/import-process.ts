import { readFile } from 'node:fs/promises'
import { hashOf } from '@/scripts/large-site/large-file'
import { growsLittle } from '@/scripts/large-site/watch-memory'
import { runInScratchShop } from '@/scripts/lib/scratch-shop'
import { liftLimits } from '@/src/server/runtime/connect-to-database'
import { storage } from '@/src/server/storage'

// Makes a site of the ZIP in an empty database and store, and compares its files with what was packed.
const [zip = '', note = ''] = process.argv.slice(2)

await runInScratchShop({ LOG_LEVEL: 'warn' }, async ({ payload }) => {
  // It knows the configuration, which is loaded once the database is there.
  const { importSite } = await import('@/plugins/take-along/import-site/import-site')
  const hashes: [key: string, hash: string][] = JSON.parse(await readFile(note, 'utf8'))
  // As `npm run import-site` does.
  liftLimits(payload.db.pool)
  const holds = await growsLittle('imported', async () => {
    const { rows, missing } = await importSite(payload, { file: zip, owner: 'luna@example.com' })
    console.log(`${rows} rows, ${missing.length} files missing`)
  })
  const differing: string[] = []
  for (const [key, hash] of hashes) {
    const stored = await storage().open(key)
    if (!stored || (await hashOf(stored.body)) !== hash) {
      differing.push(key)
    }
  }
  console.log(`${hashes.length} files compared, differing: ${differing.join(', ') || 'none'}`)
  return holds && hashes.length === 2 && differing.length === 0
})
