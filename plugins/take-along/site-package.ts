import { z } from 'zod'

/** Goes up when a program that reads the former one would get it wrong. */
export const siteFormat = 1

export const manifestName = 'site.json'

/** What is in the file, for who takes it in. */
export const siteManifest = z.object({
  format: z.literal(siteFormat),
  madeAt: z.iso.datetime(),
  profileId: z.uuid(),
  /** Rows of each table. */
  tables: z.record(z.string().regex(/^[a-z_0-9]{1,63}$/), z.int().min(0)),
})

export type SiteManifest = z.output<typeof siteManifest>

export const dataName = (table: string): string => `data/${table}.ndjson`

/** A row as JSON, with its parts as lists. */
export type SiteRow = Record<string, unknown>

export type PackedFile = { entry: string; key: string; contentType: string }

/** The file of a row as it was given, and the smaller ones that were made of a picture: small ones are one file. */
export function filesOfRow(table: string, row: SiteRow): PackedFile[] {
  const files = new Map<string, PackedFile>()
  for (const [column, filename] of Object.entries(row)) {
    const size = /^(|sizes_\w+_)filename$/.exec(column)?.[1]
    if (size !== undefined && typeof filename === 'string') {
      files.set(filename, {
        entry: `files/${table}/${row.id}/${filename.replaceAll('\\', '_')}`,
        key: `${row.prefix}/${filename}`,
        contentType: String(row[`${size}mime_type`] ?? 'application/octet-stream'),
      })
    }
  }
  return [...files.values()]
}
