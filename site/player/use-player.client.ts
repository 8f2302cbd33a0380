'use client'

import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { PlayerState, PlayerStore } from '@/site/player/player-store'

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
export function usePlayerStore(): PlayerStore {
  const store = useContext(PlayerStoreContext)
  if (!store) {
    throw new Error('The player must be used inside <PlayerProvider>')
  }
  return store
}
