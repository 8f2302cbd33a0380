import { createContext } from 'react'
import { useStore } from 'zustand'
import type { ReleaseState, ReleaseStore } from '@/plugins/catalog/release/release-store'
import { useWritingField } from '@/src/admin/writing/use-writing-field'
import type { ReleaseForm } from '@/src/core/contracts/products/releases'
import { useRequired } from '@/src/ui/use-required.client'

const Context = createContext<ReleaseStore | null>(null)
export const ReleaseProvider = Context.Provider

/** What a release has that merch has not; the rest is in `useProduct()`. */
export const useRelease = () => useRequired(Context, 'ReleaseProvider')

export function useReleaseState<Value>(select: (state: ReleaseState) => Value): Value {
  return useStore(useRelease().store, select)
}

export function useField<Key extends keyof ReleaseForm>(key: Key) {
  return useWritingField(useRelease(), key)
}
