import path from 'node:path'
import { parseArgs } from 'node:util'
import { projectDir } from '@/scripts/lib/project'
import { type Env, forgetEnv, parseEnv } from '@/src/core/env'
import { loadSecrets } from '@/src/server/runtime/secrets'
import { signatureOf } from '@/src/server/signature'

/**
 * The one file that `npm run backup` and `npm run restore` are given, from where npm was called.
 *
 * @throws {Error} with one sentence for none, and for several
 */
export function namedFile(command: string): string {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) {
    throw new Error(`Name one file: npm run ${command} -- FILE.`)
  }
  return path.resolve(process.env.INIT_CWD ?? '', file)
}

/**
 * The settings of this place, written into `process.env` as the server does.
 *
 * @throws {EnvError} when they are wrong
 */
export function readSettings(): { env: Env; dataDir: string } {
  const env = parseEnv(process.env)
  const dataDir = path.resolve(projectDir, env.dataDir)
  process.env.DATA_DIR = dataDir
  return { env, dataDir }
}

/** Tells secrets apart that data was written with, before or after it moved. */
export async function secretCheck(dataDir: string): Promise<string> {
  // Without a database of its own, the place has no secrets file, and the setting is required.
  process.env.PAYLOAD_SECRET ||= (await loadSecrets(dataDir)).payloadSecret
  forgetEnv()
  return signatureOf('backup', [])
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
