import { z } from 'zod'
import { availabilityStatuses, deliveryTypes } from '@/src/core/choices/product-choices'
import { streamingChoices } from '@/src/core/choices/streaming-choices'
import { id } from '@/src/core/contracts/ids'
import { productFormFields } from '@/src/core/contracts/products/product-form'
import { writtenPrice, writtenStock } from '@/src/core/contracts/written-fields'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const messages = ownerMessages.release
const { artistMax, creditsMax } = studioLimits.release
const { editionMax, skuMax, editionsMax, stockMax } = studioLimits.release

/** Of its download: none at all, for nothing, for its price, or for what fans give, at least the price. */
export const downloadKinds = ['free', 'fixed', 'open', 'none'] as const
export type DownloadKind = (typeof downloadKinds)[number]

const download = z
  .strictObject({
    kind: z.enum(downloadKinds),
    /** What it costs, or the least; 0 where it is free. */
    minor: writtenPrice,
    suggestedMinor: writtenPrice.nullable(),
  })
  .refine(({ kind, minor }) => kind !== 'fixed' || minor !== 0, {
    path: ['minor'],
    message: messages.fixedPrice,
  })
  .refine(
    ({ kind, minor, suggestedMinor }) =>
      kind !== 'open' || suggestedMinor === null || suggestedMinor >= minor,
    { path: ['suggestedMinor'], message: messages.suggestsLess },
  )
  .meta({ examples: [{ kind: 'free', minor: 0, suggestedMinor: null }] })

const edition = z.strictObject({
  /** Made by the browser for a new one. */
  key: z.string().min(1).max(64),
  /** Null until it is stored. */
  id: id.nullable(),
  title: z.string().max(editionMax),
  minor: writtenPrice,
  stock: writtenStock(stockMax),
  /** What there was when it was read, so that what was sold meanwhile is counted. */
  stockSeen: z.int().nullable(),
  sku: z.string().max(skuMax),
  delivery: z.enum(deliveryTypes),
  availability: z.enum(availabilityStatuses),
  /** What it was when it was read: a sale may have changed it meanwhile. */
  availabilitySeen: z.enum(availabilityStatuses).nullable(),
})
export type Edition = z.infer<typeof edition>

/** All that an artist writes on the screen of a release, saved as a whole. */
export const releaseForm = z.strictObject({
  ...productFormFields,
  /** Empty: the artist's own name. */
  artist: z.string().max(artistMax),
  credits: z.string().max(creditsMax),
  download,
  isPreorder: z.boolean(),
  editions: z.array(edition).max(editionsMax),
  streaming: z.enum(streamingChoices),
  playLimit: z.int().min(1).max(limits.streaming.playsMax),
  showsLyrics: z.boolean(),
})
export type ReleaseForm = z.infer<typeof releaseForm>

export const releaseBody = z.strictObject({ rev: z.string().max(40), form: releaseForm })

export const releasesPath = z.object({ profileId: id })
export const releasePath = z.object({ profileId: id, releaseId: id })

const bulkIds = z.array(id).min(1).max(studioLimits.changedAtOnce)
/** One thing done to many releases. */
export const releaseBulkBody = z.discriminatedUnion('action', [
  z.strictObject({
    ids: bulkIds,
    action: z.enum(['on-sale', 'off', 'feature', 'unfeature', 'delete']),
  }),
  z.strictObject({ ids: bulkIds, action: z.literal('price'), minor: writtenPrice }),
])
export type ReleaseBulkBody = z.infer<typeof releaseBulkBody>
