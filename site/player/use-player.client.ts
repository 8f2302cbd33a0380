'use client'

import { createContext } from 'react'
import { useStore } from 'zustand'
import type { PlayerState, PlayerStore } from '@/site/player/player-store'
import { useRequired } from '@/src/ui/use-required.client'

export const PlayerStoreContext = createContext<PlayerStore | null>(null)

/**
 * Reads a slice of the player: `usePlayer((player) => player.status)`.
 *
 * @throws {Error} outside `<PlayerProvider>`, a programming mistake
 */
export function usePlayer<Slice>(select: (player: PlayerState) => Slice): Slice {
  return useStore(usePlayerStore(), select)
}

/** The player itself, for what asks it later. */
export const usePlayerStore = () => useRequired(PlayerStoreContext, 'PlayerProvider')
