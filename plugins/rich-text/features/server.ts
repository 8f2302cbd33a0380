import {
  AlignFeature,
  BlockquoteFeature,
  BoldFeature,
  ChecklistFeature,
  createServerFeature,
  HeadingFeature,
  InlineCodeFeature,
  ItalicFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import { richTextProp } from '@/src/rich-text/schema'

/** A feature of a folder beside this file. The server has no need of its nodes: it only stores them. */
const own = (key: string, client: string) =>
  createServerFeature({
    key,
    feature: { ClientFeature: `/plugins/rich-text/features/${client}` },
  })()

/** Lets only in what may be drawn, before a field is validated. */
const SanitizeFeature = createServerFeature({
  key: 'sanitize',
  feature: {
    hooks: {
      beforeValidate: [
        ({ value }) => {
          const text = richTextProp.safeParse(value)
          return value && text.success ? text.data : value
        },
      ],
    },
  },
})

/**
 * What can be done with words, for `lexicalEditor`: Payload's own features and ours. `features/client.ts` has the
 * same for texts on the canvas, where no field asks the server.
 */
export const richTextFeatures = [
  SanitizeFeature(),
  ParagraphFeature(),
  HeadingFeature(),
  BlockquoteFeature(),
  AlignFeature(),
  ChecklistFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  InlineCodeFeature(),
  own('marks', 'marks/client#MarksFeatureClient'),
  own('listDepth', 'lists/client#ListDepthFeatureClient'),
  own('links', 'links/client#LinksFeatureClient'),
  own('images', 'images/client#ImagesFeatureClient'),
  own('drawings', 'drawings/client#DrawingsFeatureClient'),
  own('embeds', 'embeds/client#EmbedsFeatureClient'),
  own('equations', 'equations/client#EquationsFeatureClient'),
  own('rules', 'rules/client#RulesFeatureClient'),
  own('tables', 'tables/client#TablesFeatureClient'),
  own('collapsible', 'collapsible/client#CollapsibleFeatureClient'),
  own('code', 'code/client#CodeFeatureClient'),
  own('polls', 'polls/client#PollsFeatureClient'),
  own('emoji', 'emoji/client#EmojiFeatureClient'),
  own('keywords', 'keywords/client#KeywordsFeatureClient'),
  own('speech', 'speech/client#SpeechFeatureClient'),
]

/** Where the browser's half of each is. */
const clients = new Map<string, unknown>(
  richTextFeatures.map(({ key, feature }) => [
    key,
    typeof feature === 'object' && feature.ClientFeature
      ? feature.ClientFeature
      : `@payloadcms/richtext-lexical/client#${key.charAt(0).toUpperCase()}${key.slice(1)}FeatureClient`,
  ]),
)

/** Whether the browser's half is that of `features/client.ts`: features of other packages may have the same key. */
export function isLoadedOnWriting(feature: { key: string; ClientFeature?: unknown }): boolean {
  const { key, ClientFeature } = feature
  return ClientFeature !== undefined && clients.get(key) === ClientFeature
}
