import type { BlockLoad } from '@/blocks/_kit/define'
import { loadPictures } from '@/blocks/_kit/load-pictures'
import type { definition } from '@/email-blocks/email-text/schema'
import type { RichTextPictures } from '@/src/rich-text/node-kit'

/** The pictures among the words. */
export type EmailTextData = RichTextPictures

export const load: BlockLoad<typeof definition.schema, EmailTextData> = ({ props, context }) =>
  loadPictures(props.doc, context)
