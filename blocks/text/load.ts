import type { BlockLoad } from '@/blocks/_kit/define'
import { loadPictures } from '@/blocks/_kit/load-pictures'
import type { definition } from '@/blocks/text/schema'
import type { RichTextPictures } from '@/src/rich-text/node-kit'

/** The pictures among the words. */
export type TextData = RichTextPictures

export const load: BlockLoad<typeof definition.schema, TextData> = ({ props, context }) =>
  loadPictures(props.doc, context)
