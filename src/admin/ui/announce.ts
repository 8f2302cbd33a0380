import { createContext, useContext } from 'react'

const Context = createContext<(words: string) => void>(() => {})

/** Given the words that a screen reads out, for controls that tell what the eye would see. */
export const AnnounceProvider = Context.Provider

export const useAnnounce = () => useContext(Context)
