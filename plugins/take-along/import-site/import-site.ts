import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { tablesToDelete } from '@/plugins/take-along/deletion/delete-rows'
import {
  completeRows,
  type Destination,
  insertRows,
  withoutExcludedColumns,
} from '@/plugins/take-along/import-site/insert-rows'
import {
  openSitePackage,
  type SitePackage,
} from '@/plugins/take-along/import-site/open-site-package'
import { rowForImport } from '@/plugins/take-along/import-site/row-for-import'
import { filesOfRow, type SiteRow } from '@/plugins/take-along/site-package'
import { readSchema } from '@/plugins/take-along/site-schema'
import { isExcludedColumn, siteTables } from '@/plugins/take-along/site-tables'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { readEmail } from '@/src/core/text/email-address'
import { checkAddress } from '@/src/server/accounts/find-address'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { waitForTurn } from '@/src/server/database/locks'
import { prepareTracks } from '@/src/server/delivery/prepare-tracks'
import { recordAudit } from '@/src/server/record-audit'
import { storage } from '@/src/server/storage'
import { runSql, withTx } from '@/src/server/transaction'

export type SiteToImport = {
  file: string
  /** Whose site it is to be; somebody without an account gets one, and sets a password by "Forgot password". */
  owner: string
  /** The one that it had, unless said. */
  address?: string
}

export type ImportedSite = {
  profileId: string
  address: string
  rows: number
  /** Files that are named in the data, and were not in the ZIP. */
  missing: string[]
}

/**
 * Makes a site of what `pack-site.ts` packed, with the ids that it had, not online. Files come first, rows in one
 * transaction: a run that dies leaves files that the next one overwrites, and nothing else.
 *
 * @throws {Error} with one sentence that says what is wrong; nothing is left
 */
export async function importSite(payload: Payload, asked: SiteToImport): Promise<ImportedSite> {
  const owner = readEmail(asked.owner)
  if (!owner) {
    throw new Error(`${asked.owner} is no email address.`)
  }
  const source = await openSitePackage(asked.file)
  const { profileId } = source.manifest
  const req = await createLocalReq({}, payload)
  const turn = () => waitForTurn(req, `import-site:${profileId}`)
  try {
    return await withTx(req, async () => {
      await turn()
      if (await isKnown(req, profileId)) {
        throw new Error('This site is here already.')
      }
      return await importPackage(req, source, { owner, address: asked.address })
    })
  } catch (error) {
    // Not those of another run, which waited meanwhile.
    await withTx(req, async () => {
      await turn()
      if (!(await isKnown(req, profileId))) {
        await removeFiles(profileId)
      }
    })
    throw error
  } finally {
    source.close()
  }
}

async function importPackage(
  req: PayloadRequest,
  source: SitePackage,
  asked: { owner: string; address: string | undefined },
): Promise<ImportedSite> {
  const { profileId } = source.manifest
  await findAddress(req, source, asked.address)
  const missing = await storeFiles(req.payload, source)
  // Nobody else can make a site from here on, which storing the files may take too long for.
  await waitForTurn(req, 'site-address')
  const address = await findAddress(req, source, asked.address)
  const rows = await writeRows(req, source, address).catch((error) => {
    throw inWords(error)
  })
  await assignOwner(req, profileId, asked.owner)
  await prepareTracks(req, { profile: { equals: profileId } })
  await recordAudit(req, {
    action: 'site_imported',
    profileId,
    summary: ownerMessages.audit.siteImported(address),
    target: { collection: slugs.profiles, id: profileId, label: address },
  })
  await revalidateTags(req, cacheTags.hosts())
  return { profileId, address, rows, missing }
}

async function removeFiles(profileId: string): Promise<void> {
  for await (const { key } of storage().list(profileId)) {
    await storage().remove(key)
  }
}

async function isKnown(req: PayloadRequest, profileId: string): Promise<boolean> {
  const known = await runSql(req)`select 1 from profiles where id = ${profileId}`
  return known.length > 0
}

/** @returns entries that are not in the ZIP */
async function storeFiles(payload: Payload, source: SitePackage): Promise<string[]> {
  const { profileId } = source.manifest
  const missing: string[] = []
  for (const table of importedTables(payload, source)) {
    if (!table.hasFiles) {
      continue
    }
    for await (const row of source.rows(table.name)) {
      for (const { entry, key, contentType } of filesOfRow(table.name, row)) {
        const [root = '', folder, ...others] = key.split('/')
        const isInside = ['public', 'private'].includes(root) && folder === profileId
        if (!isInside || others.includes('..')) {
          throw new Error(`${entry} has no place among the files of the site.`)
        }
        const file = await source.open(entry)
        if (file) {
          await storage().put(key, file, { contentType })
        } else {
          missing.push(entry)
        }
      }
    }
  }
  return missing
}

async function findAddress(
  req: PayloadRequest,
  source: SitePackage,
  asked: string | undefined,
): Promise<string> {
  let wanted = asked ?? ''
  for await (const { slug } of source.rows('profiles')) {
    wanted ||= String(slug)
  }
  const { address, state, message } = await checkAddress(req, wanted)
  if (state !== 'free') {
    throw new Error(`${wanted}: ${message} Name another one with --address.`)
  }
  return address
}

async function writeRows(
  req: PayloadRequest,
  source: SitePackage,
  address: string,
): Promise<number> {
  const { profileId, tables: counts } = source.manifest
  const tables = importedTables(req.payload, source)
  const known = siteTables(req.payload)
  const needed = (await tablesToDelete(req)).map(({ name }) => name).reverse()
  const ordered = tables.toSorted((a, b) => needed.indexOf(a.name) - needed.indexOf(b.name))
  const to: Destination = {
    profileId,
    schema: await readSchema((statement) => runSql(req)`${sql.raw(statement)}`),
    sites: new Map(ordered.map(({ name, site }) => [name, site])),
    isExcluded: (table, column) => isExcludedColumn(known.get(table), column),
  }
  const rowsOf = async function* (name: string): AsyncGenerator<SiteRow> {
    for await (const row of source.rows(name)) {
      const here = rowForImport(name, withoutExcludedColumns(to, name, row))
      yield name === 'profiles' ? { ...here, slug: address } : here
    }
  }
  await runSql(req)`select set_config('bandstand.importing_site', 'on', true)`
  for (const { name } of ordered) {
    const count = await insertRows(req, to, { table: name, rows: rowsOf(name) })
    if (count !== counts[name]) {
      throw new Error(`${name} has ${count} rows in the file in place of ${counts[name]}.`)
    }
  }
  for (const { name } of ordered) {
    await completeRows(req, to, { table: name, rows: rowsOf(name) })
  }
  return ordered.reduce((sum, { name }) => sum + (counts[name] ?? 0), 0)
}

type ImportedTable = { name: string; site: string; hasFiles: boolean }

/** @throws {Error} when the file has a table that this release does not know */
function importedTables(payload: Payload, { manifest }: SitePackage): ImportedTable[] {
  const known = siteTables(payload)
  return Object.keys(manifest.tables).flatMap((name) => {
    const table = known.get(name)
    if (!table || 'staysBecause' in table) {
      throw new Error(`The file has ${name}, which this installation does not know.`)
    }
    const { site = 'profile_id', hasFiles = false, isNotImported } = table
    return isNotImported ? [] : [{ name, site, hasFiles }]
  })
}

/** Makes somebody the owner, with an account that is there or a new one. With the system's rights: it is the operator's word. */
async function assignOwner(req: PayloadRequest, profileId: string, email: string): Promise<void> {
  const role = { profile: profileId, role: 'owner' as const }
  const { docs } = await req.payload.find({
    collection: slugs.users,
    where: { email: { equals: email } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [user] = docs
  if (user) {
    // The list is written as a whole.
    await waitForTurn(req, `sites-of:${user.id}`)
    await req.payload.update({
      collection: slugs.users,
      id: user.id,
      data: { profiles: [...(user.profiles ?? []), role] },
      depth: 0,
      overrideAccess: true,
      req,
    })
    return
  }
  await req.payload.create({
    collection: slugs.users,
    data: {
      email,
      name: email.split('@')[0] ?? email,
      password: randomBytes(24).toString('base64url'),
      role: 'owner',
      profiles: [role],
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** What the database refuses is a file that does not fit together, or was changed. */
function inWords(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && /^(2[23]|42804)/.test(String(cause.code))) {
      return new Error(`The rows of the file do not fit together: ${cause.message}.`, {
        cause: error,
      })
    }
  }
  return error
}
