'use client'

import { createContext, type ReactNode, useContext } from 'react'

const AtOnce = createContext(false)

/** Whether players of other sites load without being asked, for everything inside: the artist decides. */
export function EmbedsAtOnce({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return <AtOnce.Provider value={isOn}>{children}</AtOnce.Provider>
}

export const useEmbedsAtOnce = (): boolean => useContext(AtOnce)
