import {
  AlignFeatureClient,
  BlockquoteFeatureClient,
  BoldFeatureClient,
  ChecklistFeatureClient,
  HeadingFeatureClient,
  InlineCodeFeatureClient,
  ItalicFeatureClient,
  OrderedListFeatureClient,
  ParagraphFeatureClient,
  StrikethroughFeatureClient,
  SubscriptFeatureClient,
  SuperscriptFeatureClient,
  UnderlineFeatureClient,
  UnorderedListFeatureClient,
} from '@payloadcms/richtext-lexical/client'
import { CodeFeatureClient } from '@/plugins/rich-text/features/code/client'
import { CollapsibleFeatureClient } from '@/plugins/rich-text/features/collapsible/client'
import { DrawingsFeatureClient } from '@/plugins/rich-text/features/drawings/client'
import { EmbedsFeatureClient } from '@/plugins/rich-text/features/embeds/client'
import { EmojiFeatureClient } from '@/plugins/rich-text/features/emoji/client'
import { EquationsFeatureClient } from '@/plugins/rich-text/features/equations/client'
import { ImagesFeatureClient } from '@/plugins/rich-text/features/images/client'
import { KeywordsFeatureClient } from '@/plugins/rich-text/features/keywords/client'
import { LinksFeatureClient } from '@/plugins/rich-text/features/links/client'
import { ListDepthFeatureClient } from '@/plugins/rich-text/features/lists/client'
import { MarksFeatureClient } from '@/plugins/rich-text/features/marks/client'
import { PollsFeatureClient } from '@/plugins/rich-text/features/polls/client'
import { RulesFeatureClient } from '@/plugins/rich-text/features/rules/client'
import { SpeechFeatureClient } from '@/plugins/rich-text/features/speech/client'
import { TablesFeatureClient } from '@/plugins/rich-text/features/tables/client'
import type { ClientFeatures } from '@/plugins/rich-text/kit/editor-config'

const feature = (clientFeatureProvider: ClientFeatures[string]['clientFeatureProvider']) => ({
  clientFeatureProvider,
})

/**
 * What can be done with the words of a page, in the order of the menus. Fields of forms get the same from the
 * server: `features/server.ts`.
 */
export const pageFeatures = {
  paragraph: feature(ParagraphFeatureClient),
  heading: feature(HeadingFeatureClient),
  blockquote: feature(BlockquoteFeatureClient),
  align: feature(AlignFeatureClient),
  // Before the bullets, with whose sign its markdown begins.
  checklist: feature(ChecklistFeatureClient),
  unorderedList: feature(UnorderedListFeatureClient),
  orderedList: feature(OrderedListFeatureClient),
  bold: feature(BoldFeatureClient),
  italic: feature(ItalicFeatureClient),
  underline: feature(UnderlineFeatureClient),
  strikethrough: feature(StrikethroughFeatureClient),
  subscript: feature(SubscriptFeatureClient),
  superscript: feature(SuperscriptFeatureClient),
  inlineCode: feature(InlineCodeFeatureClient),
  marks: feature(MarksFeatureClient),
  listDepth: feature(ListDepthFeatureClient),
  links: feature(LinksFeatureClient),
  images: feature(ImagesFeatureClient),
  drawings: feature(DrawingsFeatureClient),
  embeds: feature(EmbedsFeatureClient),
  equations: feature(EquationsFeatureClient),
  rules: feature(RulesFeatureClient),
  tables: feature(TablesFeatureClient),
  collapsible: feature(CollapsibleFeatureClient),
  code: feature(CodeFeatureClient),
  polls: feature(PollsFeatureClient),
  emoji: feature(EmojiFeatureClient),
  keywords: feature(KeywordsFeatureClient),
  speech: feature(SpeechFeatureClient),
} satisfies ClientFeatures
