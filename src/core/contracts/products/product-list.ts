import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { productStates, standing } from '@/src/core/contracts/products/product-form'
import { writtenPrice } from '@/src/core/contracts/written-fields'
import { limits } from '@/src/core/limits'
import { studioLimits } from '@/src/core/studio-limits'

/** Beside the order of the store, in which a list opens. */
export const musicSorts = ['store', 'newest', 'title', 'sold'] as const
export type MusicSort = (typeof musicSorts)[number]
export const merchSorts = ['store', 'changed', 'title', 'price', 'stock'] as const
export type MerchSort = (typeof merchSorts)[number]

const listedStates = ['all', ...productStates] as const

const listQuery = z.object({
  query: z.string().trim().max(limits.searchMax).default(''),
  state: z.enum(listedStates).default('all'),
  /** The row that the answer begins with, as `next` of the one before named it. */
  from: id.optional(),
  /** The last row before it, for when it was moved or deleted. */
  after: id.optional(),
})
export type ProductListQuery = z.output<typeof listQuery>
/** What a screen asks for, page after page. */
export type ListAsked<Sort extends string> = {
  query: string
  state: ProductListQuery['state']
  sort: Sort
}
export const musicListQuery = listQuery.extend({ sort: z.enum(musicSorts).default('store') })
export type MusicListQuery = z.output<typeof musicListQuery>
export const merchListQuery = listQuery.extend({ sort: z.enum(merchSorts).default('store') })
export type MerchListQuery = z.output<typeof merchListQuery>

const count = z.int().min(0)
/** Some rows of a list of what is sold. */
export const pageOfProducts = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    data: z.array(row),
    /** The row behind them; null where nothing is. */
    next: id.nullable(),
    /** Of the whole list, whatever is looked for. */
    counts: z.record(z.enum(listedStates), count),
  })

/** Of the variants of a product that are offered. */
export const stockFields = {
  offered: z.number(),
  /** How many of them nobody can have now. */
  soldOut: z.number(),
  /** Pieces left of all that is counted; null where nothing is. */
  left: z.number().nullable(),
}
export type Stock = z.output<z.ZodObject<typeof stockFields>>

const listed = z.strictObject({
  id,
  title: z.string(),
  cover: z.string().nullable(),
  ...standing,
  isFeatured: z.boolean(),
  /** Minor units; of what is offered. */
  priceMinMinor: z.number(),
  priceMaxMinor: z.number(),
  ...stockFields,
  updatedAt: z.string(),
})
export type ListedMerch = z.output<typeof listed>

export const merchListAnswer = pageOfProducts(listed)
export type MerchList = z.output<typeof merchListAnswer>

const ids = z.array(id).min(1).max(studioLimits.changedAtOnce)

/** The price of several, as it is written. */
export const priceForm = z.object({ minor: writtenPrice })

/** Body of `POST /profiles/:id/merch/change`: the same for several. */
export const changeMerchBody = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('price'),
    ids,
    priceMinor: writtenPrice,
  }),
  z.object({ change: z.literal('onSale'), ids, isOn: z.boolean() }),
  z.object({ change: z.literal('featured'), ids, isOn: z.boolean() }),
  z.object({ change: z.literal('delete'), ids }),
])
export type ChangeMerchBody = z.output<typeof changeMerchBody>

/** Body of `POST /profiles/:id/products/order`: puts one in front of another in the store, or behind all. */
export const moveProductBody = z.strictObject({ id, before: id.nullable() })
export type MoveProductBody = z.output<typeof moveProductBody>
