import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Importer } from '@/plugins/_kit/importer'
import { withImportFile } from '@/plugins/move-in/files/import-file'
import { type CheckedItem, findItems } from '@/plugins/move-in/run/find-items'

/** What an importer makes of the content of a file. */
export async function found(importer: Importer, content: string | Buffer): Promise<CheckedItem[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'importers-'))
  const file = path.join(folder, 'file')
  try {
    await writeFile(file, content)
    return await foundIn(importer, file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** As {@link found}, of a file that is there. */
export const foundIn = (importer: Importer, file: string) =>
  withImportFile(
    { path: file, name: 'file' },
    (source) => Readable.from(findItems(importer, source)).toArray() as Promise<CheckedItem[]>,
  )
