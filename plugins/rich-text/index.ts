import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  Config,
  Endpoint,
  Field,
  FieldHook,
  JSONField,
  Plugin,
} from 'payload'
import { idParams } from '@/src/core/contracts/ids'
import { pollVotesAnswer } from '@/src/core/contracts/page-calls'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'
import { storedRichText } from '@/src/core/rich-text'
import { isEmptyRichText } from '@/src/rich-text/plain-text'
import { richTextHtml } from '@/src/rich-text/rich-text-html'
import { richTextProp } from '@/src/rich-text/schema'
import { requireOwnDocument } from '@/src/server/owner'
import { countTextPollVotes } from '@/src/server/polls/count-text-poll-votes'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const editor = '/plugins/rich-text/field/rich-text-field#RichTextField'

/** Gives fields that are marked as rich text their editor in forms, and lets in only what may be drawn. */
export function richText(): Plugin {
  return (config: Config): Config => ({
    ...config,
    collections: config.collections?.map(withRichText),
  })
}

function withRichText(collection: CollectionConfig): CollectionConfig {
  if (!collection.fields.some(richTextOptions)) {
    return collection
  }
  const derived = collection.fields.flatMap((field) => {
    const htmlField = richTextOptions(field)?.htmlField
    return htmlField && 'name' in field ? [[field.name, htmlField] as const] : []
  })
  return {
    ...collection,
    fields: collection.fields.map(withEditor),
    endpoints: [
      ...(collection.endpoints || []),
      pollVotesEndpoint(collection.slug as CollectionSlug),
    ],
    ...(derived.length > 0 && {
      hooks: {
        ...collection.hooks,
        beforeChange: [...(collection.hooks?.beforeChange ?? []), writeHtml(derived)],
      },
    }),
  }
}

function withEditor(field: Field): Field {
  if (field.type !== 'json' || !richTextOptions(field)) {
    return field
  }
  const gated: JSONField = {
    ...field,
    admin: { ...field.admin, components: { ...field.admin?.components, Field: editor } },
    validate: isRichText,
    hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), sanitize] },
  }
  return gated
}

function richTextOptions({ custom }: Field): { htmlField?: string } | undefined {
  return custom?.richText
}

function writeHtml(derived: readonly (readonly [string, string])[]): CollectionBeforeChangeHook {
  return async ({ data }) => {
    for (const [name, htmlField] of derived) {
      if (name in data) {
        const doc = storedRichText(data[name])
        data[htmlField] = doc && !isEmptyRichText(doc) ? await richTextHtml(doc) : ''
      }
    }
    return data
  }
}

const isRichText: NonNullable<JSONField['validate']> = (value) => {
  if (value === null || value === undefined) {
    return true
  }
  if (JSON.stringify(value).length > limits.richText.bytesMax) {
    return ownerMessages.richText.tooLong
  }
  return richTextProp.safeParse(value).success || ownerMessages.richText.noText
}

/** Runs before the check, which tells what is wrong with what is no text. */
const sanitize: FieldHook = ({ value }) => {
  const text = richTextProp.safeParse(value)
  return value && text.success ? text.data : value
}

/** `GET /api/:collection/:id/poll-votes`: what the artist sees of the polls in a text while writing. */
function pollVotesEndpoint(collection: CollectionSlug): Endpoint {
  return definePublicEndpoint({
    method: 'get',
    path: '/:id/poll-votes',
    summary: 'How often each answer of the polls in a text was chosen',
    answer: pollVotesAnswer,
    params: idParams,
    isForOwners: true,
    rateLimit: 'pageCall',
    run: async ({ req, params: { id } }) => {
      await requireOwnDocument(req, collection, id)
      return { polls: await countTextPollVotes(req, id) }
    },
  })
}
