import type { BlockContext } from '@/blocks/_kit/define'
import type { RichTextPictures } from '@/src/rich-text/node-kit'
import { picturesIn } from '@/src/rich-text/pictures-in'

/** The media items of a text's pictures, null for those that are gone. */
export async function loadPictures(
  doc: unknown,
  { data }: Pick<BlockContext, 'data'>,
): Promise<RichTextPictures> {
  const ids = [...new Set(picturesIn(doc).map(({ id }) => id))]
  return Object.fromEntries(
    await Promise.all(ids.map(async (id) => [id, await data.media(id)] as const)),
  )
}
