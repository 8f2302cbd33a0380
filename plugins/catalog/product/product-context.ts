import { createContext } from 'react'
import { useStore } from 'zustand'
import type { BlockContext } from '@/blocks/_kit/define'
import type { Remark } from '@/src/admin/form-screen/form-section'
import { useWritingField } from '@/src/admin/writing/use-writing-field'
import type { WritingApi } from '@/src/admin/writing/writing-api'
import type { WritingState } from '@/src/admin/writing/writing-state'
import type { createWritingStore } from '@/src/admin/writing/writing-store'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type {
  ProductForm,
  ProductState,
  ProductStateBody,
} from '@/src/core/contracts/products/product-form'
import type { Theme } from '@/src/core/theme/schema'
import { useRequired } from '@/src/ui/use-required.client'

export type ProductScreenProps = {
  site: Omit<BlockContext, 'data'>
  tiers: readonly { id: string; name: string }[]
  /** The platform's share of a sale, in hundredths of a percent. */
  platformBps: number
  adminPath: string
  apiPath: string
}

/** What releases and merch have in common, as their artist works on them. */
export type ProductAnswer = {
  id: string
  rev: string
  form: ProductForm
  state: ProductState
  onSaleAt: string | null
  remarks: readonly Remark[]
  pictures: readonly MediaView[]
  coverColours: Theme['colors'] | null
  isSold: boolean
  url: string
}

export type ProductApi = Pick<
  WritingApi<ProductForm, ProductAnswer, ProductStateBody>,
  'copy' | 'remove'
>
export type ProductStore = ReturnType<
  typeof createWritingStore<ProductForm, ProductAnswer, ProductStateBody>
>

export type ProductContext = ProductScreenProps & {
  id: string
  product: ProductStore
  /** Pictures that were chosen here, and those that it had. */
  pictures: ReadonlyMap<string, MediaView>
  notePictures: (pictures: readonly MediaView[]) => void
}

const Context = createContext<ProductContext | null>(null)
export const ProductProvider = Context.Provider

export const useProduct = () => useRequired(Context, 'ProductProvider')

export function useProductState<Value>(
  select: (state: WritingState<ProductForm, ProductAnswer>) => Value,
): Value {
  return useStore(useProduct().product.store, select)
}

export function useProductField<Key extends keyof ProductForm>(key: Key) {
  return useWritingField(useProduct().product, key)
}
