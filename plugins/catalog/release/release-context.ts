import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { BlockContext } from '@/blocks/_kit/define'
import type { ReleaseState, ReleaseStore } from '@/plugins/catalog/release/release-store'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import type { ReleaseForm } from '@/src/core/contracts/products/releases'

export type ReleaseScreenProps = {
  release: ReleaseAnswer
  site: Omit<BlockContext, 'data'>
  tiers: readonly { id: string; name: string }[]
  /** The platform's share of a sale, in hundredths of a percent. */
  platformBps: number
  adminPath: string
  apiPath: string
}

export type ReleaseContext = Omit<ReleaseScreenProps, 'release'> & {
  id: string
  release: ReleaseStore
  /** Pictures that were chosen here, and those of the release. */
  pictures: ReadonlyMap<string, MediaView>
  notePicture: (picture: MediaView) => void
}

const Context = createContext<ReleaseContext | null>(null)
export const ReleaseProvider = Context.Provider

export function useRelease(): ReleaseContext {
  const context = useContext(Context)
  if (!context) {
    throw new Error('useRelease() needs a <ReleaseProvider> above it')
  }
  return context
}

export function useReleaseState<Value>(select: (state: ReleaseState) => Value): Value {
  return useStore(useRelease().release.store, select)
}

/** A field of the form: its value, how to change it, and what is wrong with it. */
export function useField<Key extends keyof ReleaseForm>(key: Key) {
  const { release } = useRelease()
  const value = useReleaseState(({ form }) => form[key])
  const problem = useReleaseState(({ problems }) => problems[key] ?? '')
  return {
    value,
    problem,
    set: (next: ReleaseForm[Key], step: string = key) =>
      release.change({ [key]: next } as Partial<ReleaseForm>, step),
  }
}
