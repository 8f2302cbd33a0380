import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const schema = z.object({
  payloadSecret: z.string().min(32),
  /** Of the embedded PostgreSQL. */
  superuserPassword: z.string().min(32),
  databasePassword: z.string().min(32),
})

export type Secrets = z.infer<typeof schema>

/**
 * The secrets of this installation, made up on first use and kept in `DATA_DIR/secrets.json`,
 * readable by its owner only. Two processes that start at once get the same ones.
 *
 * @throws {Error} when the file is there but unusable: new secrets would lock everybody out
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json')
  return (await read(file)) ?? (await create(file))
}

async function create(file: string): Promise<Secrets> {
  const secrets: Secrets = {
    payloadSecret: randomBytes(32).toString('hex'),
    superuserPassword: randomBytes(24).toString('hex'),
    databasePassword: randomBytes(24).toString('hex'),
  }
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  try {
    // A link appears whole or not at all, and only for the first who tries.
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error
    }
  } finally {
    await rm(draft, { force: true })
  }
  return (await read(file)) ?? secrets
}

async function read(file: string): Promise<Secrets | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      return undefined
    }
    throw error
  })
  if (text === undefined) {
    return undefined
  }
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new Error(`${file} is damaged: restore it, or move DATA_DIR away to start afresh.`)
  }
}
