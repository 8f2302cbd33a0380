import { createContext } from 'react'
import { useStore } from 'zustand'
import type { ShowState, ShowStore } from '@/plugins/shows/show/show-store'
import { useWritingField } from '@/src/admin/writing/use-writing-field'
import type { ShowAnswer } from '@/src/core/contracts/events/show-answers'
import type { ShowForm } from '@/src/core/contracts/events/shows'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { useRequired } from '@/src/ui/use-required.client'

export type ShowScreenProps = {
  show: ShowAnswer
  profileId: string
  adminPath: string
  apiPath: string
  /** The platform's share of a sale, in hundredths of a percent. */
  platformBps: number
  /** Lets people in. */
  isAtDoor: boolean
  mayRefund: boolean
}

type ShowContext = Omit<ShowScreenProps, 'show'> & {
  id: string
  show: ShowStore
  /** Pictures that were chosen here, and those of the show. */
  pictures: ReadonlyMap<string, MediaView>
  notePictures: (pictures: readonly MediaView[]) => void
}

const Context = createContext<ShowContext | null>(null)
export const ShowProvider = Context.Provider

export const useShow = () => useRequired(Context, 'ShowProvider')

export function useShowState<Value>(select: (state: ShowState) => Value): Value {
  return useStore(useShow().show.store, select)
}

export function useField<Key extends keyof ShowForm>(key: Key) {
  return useWritingField(useShow().show, key)
}
