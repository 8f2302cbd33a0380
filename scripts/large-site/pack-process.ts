import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq, type Payload } from 'payload'
import { beginExport, makeExport } from '@/plugins/take-along/site-exports'
import { largeBytes, largeFile } from '@/scripts/large-site/large-file'
import { growsLittle } from '@/scripts/large-site/watch-memory'
import { runInScratchShop } from '@/scripts/lib/scratch-shop'
import { slugs } from '@/src/core/slugs'
import { storage } from '@/src/server/storage'

// Makes a site with large files, packs it, and leaves the ZIP and what must be in it.
const [zip = '', note = ''] = process.argv.slice(2)

await runInScratchShop({ LOG_LEVEL: 'warn' }, async ({ payload, environment }) => {
  const profile = await payload.create({
    collection: slugs.profiles,
    data: { name: 'Luna Vale', slug: 'luna-vale', themeName: 'default', isDefault: false },
  })
  const product = await payload.create({
    collection: slugs.products,
    data: {
      profile: profile.id,
      title: 'Film',
      category: 'Music',
      kind: 'digital',
      releaseDate: '2026-05-01T00:00:00.000Z',
    },
  })
  const hashes = new Map<string, string>()
  for (const title of ['One', 'Two']) {
    const [key, hash] = await addLargeFile(payload, {
      ...{ profile: profile.id, product: product.id, title },
    })
    hashes.set(key, hash)
  }
  await writeFile(note, JSON.stringify([...hashes]))
  const req = await createLocalReq({}, payload)
  await beginExport(req, profile.id)
  const holds = await growsLittle('taken along', () =>
    makeExport.run(payload, { profileId: profile.id }),
  )
  const { rows } = await payload.db.pool.query(
    `select file_key as key, bytes::float8 as bytes from site_exports where state = 'ready'`,
  )
  const [made] = rows
  await rename(path.join(environment.DATA_DIR, 'files', String(made?.key)), zip)
  console.log(`The ZIP has ${(made?.bytes / 1e9).toFixed(2)} GB.`)
  return holds && made?.bytes > 2 * largeBytes
})

/** Larger than may be uploaded: the bytes take the place of those of a small file. */
async function addLargeFile(
  payload: Payload,
  data: { profile: string; product: string; title: string },
): Promise<[key: string, hash: string]> {
  const { id, prefix, filename } = await payload.create({
    collection: slugs.bonusFiles,
    data,
    file: {
      data: Buffer.from('film'),
      mimetype: 'application/octet-stream',
      name: `${data.title}.bin`,
      size: 4,
    },
  })
  const key = `${prefix}/${filename}`
  const { body, hash } = largeFile()
  await storage().put(key, body, { contentType: 'application/octet-stream' })
  await payload.db.pool.query('update bonus_files set filesize = $2 where id = $1', [
    id,
    largeBytes,
  ])
  return [key, hash()]
}
