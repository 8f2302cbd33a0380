import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/text/schema'
import type { RichTextPictures } from '@/src/rich-text/node-kit'
import { picturesIn } from '@/src/rich-text/pictures-in'

/** The pictures among the words. */
export type TextData = RichTextPictures

export const load: BlockLoad<typeof definition.schema, TextData> = async ({ props, context }) => {
  const ids = [...new Set(picturesIn(props.doc).map(({ id }) => id))]
  return Object.fromEntries(
    await Promise.all(ids.map(async (id) => [id, await context.data.media(id)] as const)),
  )
}
