import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { File } from 'payload'
import { env } from '@/src/core/env'
import { limits } from '@/src/core/limits'
import { storage } from '@/src/server/storage'
import { pipeToFile } from '@/src/server/storage/pipe-to-file'

const root = () => path.resolve(env().dataDir, 'preparing')

/** A folder for the files of one job; gone afterwards, whatever becomes of it. */
export async function inWorkFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(root(), { recursive: true })
  const folder = await mkdtemp(path.join(root(), `job-${process.pid}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** An upload as a file that may have others beside it; it may only be read. */
export function inWorkFile<Result>(
  { tempFilePath, data }: Pick<File, 'tempFilePath' | 'data'>,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  return inWorkFolder(async (folder) => {
    const target = path.join(folder, 'upload')
    await (tempFilePath ? symlink(tempFilePath, target) : writeFile(target, data))
    return work(target)
  })
}

/** Removes what jobs left behind whose process was killed: what is older than any job may run. */
export async function sweepWorkFolders(now = Date.now()): Promise<void> {
  const oldestMs = now - 2 * limits.download.jobSeconds * 1000
  for (const name of await readdir(root()).catch(() => [])) {
    const folder = path.join(root(), name)
    const found = await stat(folder).catch(() => null)
    if (found && found.mtimeMs < oldestMs) {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/**
 * Brings a stored file into the folder.
 *
 * @throws {Error} when it is not stored
 */
export async function fetchInto(target: string, key: string): Promise<void> {
  const file = await storage().open(key)
  if (!file) {
    throw new Error(`There is no stored file ${key}`)
  }
  await pipeToFile([file.body], target)
}
