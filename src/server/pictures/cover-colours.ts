import { buffer } from 'node:stream/consumers'
import type { PayloadRequest } from 'payload'
import { type Theme, theme } from '@/src/core/theme/schema'
import { paletteOf } from '@/src/server/pictures/picture-colours'
import { storage } from '@/src/server/storage'
import { runSql } from '@/src/server/transaction'

type Stored = { palette: unknown; key: string | null }

/** Colours of a page that fit a stored picture. Of one that was uploaded before they were kept, they are found now. */
export async function coverColoursOf(
  req: PayloadRequest,
  mediaId: string,
): Promise<Theme['colors'] | null> {
  const [stored] = await runSql(req)<Stored>`
    select palette, prefix || '/' || coalesce(sizes_w320_filename, filename) as key
    from media where id = ${mediaId} and mime_type like 'image/%'`
  if (!stored?.key) {
    return null
  }
  const known = theme.shape.colors.safeParse(stored.palette)
  if (known.success) {
    return known.data
  }
  const file = await storage().open(stored.key)
  const found = file && (await paletteOf(await buffer(file.body)))
  if (found) {
    await runSql(req)`
      update media set palette = ${JSON.stringify(found)}::jsonb where id = ${mediaId}`
  }
  return found
}
