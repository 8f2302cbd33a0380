import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Each upload is a folder `incoming/<profile>/<upload>`, as old as the last change in it. */
export async function removeIncomingBefore(root: string, moment: Date): Promise<void> {
  const incoming = path.join(root, 'incoming')
  for (const profile of await foldersIn(incoming)) {
    for (const upload of await foldersIn(path.join(incoming, profile))) {
      const folder = path.join(incoming, profile, upload)
      const found = await stat(folder).catch(() => null)
      if (found && found.mtime < moment) {
        await rm(folder, { recursive: true, force: true })
      }
    }
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}
