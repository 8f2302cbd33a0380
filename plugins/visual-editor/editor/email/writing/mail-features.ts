import { code } from '@/plugins/rich-text/features/code'
import { collapsible } from '@/plugins/rich-text/features/collapsible'
import { drawings } from '@/plugins/rich-text/features/drawings'
import { embeds } from '@/plugins/rich-text/features/embeds'
import { emoji } from '@/plugins/rich-text/features/emoji'
import { equations } from '@/plugins/rich-text/features/equations'
import { images } from '@/plugins/rich-text/features/images'
import { keywords } from '@/plugins/rich-text/features/keywords'
import { links } from '@/plugins/rich-text/features/links'
import { lists } from '@/plugins/rich-text/features/lists'
import { rules } from '@/plugins/rich-text/features/rules'
import { speech } from '@/plugins/rich-text/features/speech'
import { tables } from '@/plugins/rich-text/features/tables'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

/**
 * What mails can show of all that can be done with words. Films and posts of elsewhere become links, formulas
 * the letters they are written with, and boxes stand open. Only a poll needs a page, which counts its votes.
 */
export const mailFeatures: readonly RichTextFeature[] = [
  lists,
  links,
  images,
  drawings,
  embeds,
  equations,
  rules,
  tables,
  collapsible,
  code,
  emoji,
  keywords,
  speech,
]
