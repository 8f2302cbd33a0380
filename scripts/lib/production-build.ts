import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { packServerFiles } from '@/scripts/lib/pack-server-files'
import { withProgress } from '@/scripts/lib/progress'
import { distDir, projectDir } from '@/scripts/lib/project'
import { bin, runCommand } from '@/scripts/lib/run-command'
import { settingNames } from '@/src/core/env'

const packs = {
  // The highest takes three times as long, for a fiftieth less.
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gz: (content: Buffer) => promisify(gzip)(content),
}

/** Below this, a file is sent as it is: packing saves no packet. */
const packFromBytes = 1000

/** Writes every script and style below the folder a second and third time, packed for browsers. */
export async function packStaticFiles(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true })
  const texts = names.filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(dir, name)
      const content = await readFile(file)
      if (content.length < packFromBytes) {
        return
      }
      for (const [ending, pack] of Object.entries(packs)) {
        await writeFile(`${file}.${ending}`, await pack(content))
      }
    }),
  )
}

const stampFile = path.join(distDir, 'built-from')
const sources = [
  ...['src', 'site', 'blocks', 'email-blocks', 'plugins', 'examples'],
  ...['collections', 'public'],
]
const files = ['payload.config.ts', 'next.config.ts', 'package-lock.json', 'tsconfig.json']
const testFile = /\.test\.tsx?$|(^|\/)(e2e|testing)\//

/** Whether a build is made anew for a change of this file: a story that was changed can run at once. */
export const isBuilt = (file: string) => !testFile.test(file)
/** A build serves every place, so it is told of none: an empty setting also hides one in a file `.env`. */
const noSettings = Object.fromEntries(
  [
    ...settingNames.filter((name) => name !== 'NODE_ENV'),
    // Made of the secret, by a server that is being prepared meanwhile.
    'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  ].map((name) => [name, '']),
)

/**
 * Builds for production.
 *
 * @throws {Error} when the build fails
 */
export async function build(): Promise<void> {
  await buildFrom(await fingerprintOfSources())
}

/** Builds unless the last build finished and was made from exactly these sources. */
export async function buildIfNeeded(): Promise<void> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '')
  const fingerprint = await fingerprintOfSources()
  if (stamp !== fingerprint) {
    await withProgress('Build the site', () => buildFrom(fingerprint))
  }
}

async function buildFrom(fingerprint: string): Promise<void> {
  await rm(stampFile, { force: true })
  const exitCode = await runCommand({ command: ['node', bin.next, 'build'], env: noSettings })
  if (exitCode !== 0) {
    throw new Error('The build failed; see above.')
  }
  await packStaticFiles(path.join(distDir, 'static'))
  await packServerFiles(path.join(distDir, 'server', 'chunks'))
  await writeFile(stampFile, fingerprint)
}

/** @throws {Error} when there is no build to serve or to look into */
export function assertBuilt(): void {
  if (!existsSync(path.join(distDir, 'BUILD_ID'))) {
    throw new Error('There is no production build yet: run npm run build first.')
  }
}

async function fingerprintOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of [...files, ...(await filesBelow(sources))]) {
    hash.update(`${file}\n`).update(await readFile(path.join(projectDir, file)))
  }
  return hash.digest('hex')
}

async function filesBelow(folders: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const folder of folders.filter((name) => existsSync(path.join(projectDir, name)))) {
    const entries = await readdir(path.join(projectDir, folder), {
      recursive: true,
      withFileTypes: true,
    })
    for (const entry of entries.filter((candidate) => candidate.isFile())) {
      const file = path.relative(projectDir, path.join(entry.parentPath, entry.name))
      if (isBuilt(file)) {
        found.push(file)
      }
    }
  }
  return found.sort()
}
