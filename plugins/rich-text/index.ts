import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  Config,
  Endpoint,
  Field,
  Plugin,
  RichTextField,
} from 'payload'
import { richText as validateRichText } from 'payload/shared'
import { embedEndpoint } from '@/plugins/rich-text/embed-endpoint'
import { idParams } from '@/src/core/contracts/ids'
import { pollVotesAnswer } from '@/src/core/contracts/pages/page-calls'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { storedRichText } from '@/src/core/rich-text'
import { isEmptyRichText } from '@/src/rich-text/plain-text'
import { richTextHtml } from '@/src/rich-text/rich-text-html'
import { richTextProp } from '@/src/rich-text/schema'
import { requireOwnDocument } from '@/src/server/owner'
import { countTextPollVotes } from '@/src/server/polls/count-text-poll-votes'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** Limits rich-text fields, finds what pasted addresses show, counts the votes of their polls, and stores their HTML beside them where asked for. */
export function richText(): Plugin {
  return (config: Config): Config => ({
    ...config,
    collections: config.collections?.map(withRichText),
    endpoints: [...(config.endpoints ?? []), embedEndpoint],
  })
}

function withRichText(collection: CollectionConfig): CollectionConfig {
  if (!collection.fields.some(({ type }) => type === 'richText')) {
    return collection
  }
  const derived = collection.fields.flatMap((field) => {
    const htmlField = field.type === 'richText' ? field.custom?.htmlField : undefined
    return field.type === 'richText' && htmlField ? [[field.name, htmlField] as const] : []
  })
  return {
    ...collection,
    fields: collection.fields.map(withLimits),
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

function withLimits(field: Field): Field {
  if (field.type !== 'richText') {
    return field
  }
  return { ...field, validate: isRichText }
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

const isRichText: NonNullable<RichTextField['validate']> = (value, options) => {
  if (value === null || value === undefined) {
    return validateRichText(value, options)
  }
  if (JSON.stringify(value).length > limits.richText.bytesMax) {
    return ownerMessages.richText.tooLong
  }
  const parsed = richTextProp.safeParse(value)
  return parsed.success
    ? validateRichText(value, options)
    : (parsed.error.issues[0]?.message ?? ownerMessages.richText.noText)
}

/** `GET /api/:collection/:id/poll-votes`: what the artist sees of the polls in a text while writing. */
function pollVotesEndpoint(collection: CollectionSlug): Endpoint {
  return definePublicEndpoint({
    method: 'get',
    path: '/:id/poll-votes',
    summary: 'How often each answer of the polls in a text was chosen',
    answer: pollVotesAnswer,
    params: idParams,
    // Whose role lets them read the text.
    subject: 'site',
    rateLimit: 'pageCall',
    run: async ({ req, params: { id } }) => {
      await requireOwnDocument(req, collection, id)
      return { polls: await countTextPollVotes(req, id) }
    },
  })
}
