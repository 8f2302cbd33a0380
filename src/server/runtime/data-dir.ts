import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** More than a disk that is full has left by chance. */
const probeText = '0'.repeat(1024 * 1024)
const problems: Readonly<Record<string, string>> = {
  ENOSPC: 'has no space left',
  EDQUOT: 'has no space left',
  EROFS: 'is read-only',
  EACCES: 'cannot be written by this user',
  EPERM: 'cannot be written by this user',
  ENOTDIR: 'is no folder',
}

/** @throws {Error} with one sentence when nothing can be kept there */
export async function makeDataDir(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, `.probe-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, probeText, { flush: true })
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const problem = problems[code === 'EEXIST' ? 'ENOTDIR' : code] ?? 'cannot be written'
    throw new Error(`DATA_DIR ${dataDir} ${problem} (${code}).`)
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

/** What is wrong with the place that could not be written to, in a sentence; null for other errors. */
export function diskProblem(error: unknown): string | null {
  const { code = '', path: place, syscall } = error as NodeJS.ErrnoException
  const problem = error instanceof Error && problems[code]
  // A port may be refused in the same words.
  const isOfDisk = place !== undefined || syscall === 'write'
  return problem && isOfDisk ? `${place ?? 'The disk'} ${problem} (${code}).` : null
}
