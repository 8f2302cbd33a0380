import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Where files are written before they get their names. Nothing is ever served there. */
export const partsOf = (root: string): string => path.join(root, 'parts')

/**
 * Each upload is a folder `incoming/<profile>/<upload>`, as old as the last change in it. Parts are
 * left where a process was killed while it wrote one.
 */
export async function removeIncomingBefore(root: string, moment: Date): Promise<void> {
  for (const name of await readdir(partsOf(root)).catch(() => [])) {
    await removeIfOlder(path.join(partsOf(root), name), moment)
  }
  const incoming = path.join(root, 'incoming')
  for (const profile of await foldersIn(incoming)) {
    for (const upload of await foldersIn(path.join(incoming, profile))) {
      await removeIfOlder(path.join(incoming, profile, upload), moment)
    }
  }
}

async function removeIfOlder(target: string, moment: Date): Promise<void> {
  const found = await stat(target).catch(() => null)
  if (found && found.mtime < moment) {
    await rm(target, { recursive: true, force: true })
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}
