import { createContext } from 'react'
import { useStore } from 'zustand'
import type { Variants } from '@/plugins/catalog/variants/use-variants'
import { useWritingField } from '@/src/admin/writing/use-writing-field'
import type { WritingApi } from '@/src/admin/writing/writing-api'
import type { WritingState } from '@/src/admin/writing/writing-state'
import { createWritingStore } from '@/src/admin/writing/writing-store'
import { type MerchAnswer, type MerchForm, merchForm } from '@/src/core/contracts/products/merch'
import type { ProductStateBody } from '@/src/core/contracts/products/product-form'
import { useRequired } from '@/src/ui/use-required.client'

export type MerchApi = WritingApi<MerchForm, MerchAnswer, ProductStateBody>
type MerchStore = ReturnType<typeof createMerchStore>

/** A piece of merch while it is written on; its variants are saved by themselves. */
export function createMerchStore({ api, given }: { api: MerchApi; given: MerchAnswer }) {
  return createWritingStore<MerchForm, MerchAnswer, ProductStateBody>({
    api,
    given,
    copyName: `bandstand-merch:${given.id}`,
    schema: merchForm,
    isChecked: given.state !== 'draft',
  })
}

/** What merch has that a release has not; the rest is in `useProduct()`. */
type MerchContext = {
  merch: MerchStore
  /** Which it may belong to. */
  releases: readonly { id: string; title: string }[]
}

const Context = createContext<MerchContext | null>(null)
export const MerchProvider = Context.Provider

export const useMerch = () => useRequired(Context, 'MerchProvider')

// By themselves: with each letter in one of their cells they are others, and the rest of the form is not.
const VariantsContext = createContext<Variants | null>(null)
export const VariantsProvider = VariantsContext.Provider

export const useMerchVariants = () => useRequired(VariantsContext, 'VariantsProvider')

export function useMerchState<Value>(
  select: (state: WritingState<MerchForm, MerchAnswer>) => Value,
): Value {
  return useStore(useMerch().merch.store, select)
}

export function useField<Key extends keyof MerchForm>(key: Key) {
  return useWritingField(useMerch().merch, key)
}
