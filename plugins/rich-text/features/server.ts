import {
  AlignFeature,
  BlockquoteFeature,
  BoldFeature,
  ChecklistFeature,
  createNode,
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
import { passThroughNode } from '@/plugins/rich-text/kit/pass-through-node'
import { ownerMessages } from '@/src/core/owner-messages'
import { type KnownType, readNode, richTextProp } from '@/src/rich-text/schema'

/** A feature of a folder beside this file, with the nodes that it brings. */
function own(key: string, client: string, ...types: KnownType[]) {
  return createServerFeature({
    key,
    feature: {
      ClientFeature: `/plugins/rich-text/features/${client}`,
      nodes: types.map((type) =>
        createNode({
          // The server only stores them.
          node: passThroughNode(type),
          validations: [({ node }) => readNode(node) !== null || ownerMessages.richText.noText],
        }),
      ),
    },
  })()
}

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
  own('links', 'links/client#LinksFeatureClient', 'link', 'autolink'),
  own('images', 'images/client#ImagesFeatureClient', 'image', 'inline-image', 'drawing'),
  own('drawings', 'drawings/client#DrawingsFeatureClient'),
  own('embeds', 'embeds/client#EmbedsFeatureClient', 'youtube', 'tweet', 'figma'),
  own('equations', 'equations/client#EquationsFeatureClient', 'equation'),
  own('rules', 'rules/client#RulesFeatureClient', 'horizontalrule'),
  own('tables', 'tables/client#TablesFeatureClient', 'table', 'tablerow', 'tablecell'),
  own(
    'collapsible',
    'collapsible/client#CollapsibleFeatureClient',
    'collapsible-container',
    'collapsible-title',
    'collapsible-content',
  ),
  own('code', 'code/client#CodeFeatureClient', 'code', 'code-highlight'),
  own('polls', 'polls/client#PollsFeatureClient', 'poll'),
  own('emoji', 'emoji/client#EmojiFeatureClient'),
  own('keywords', 'keywords/client#KeywordsFeatureClient', 'keyword'),
  own('speech', 'speech/client#SpeechFeatureClient'),
]
