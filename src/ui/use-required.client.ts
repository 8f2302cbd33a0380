'use client'

import { type Context, useContext } from 'react'

/** Reads what a component hands to all below it; without it there, a mistake of ours is told by its name. */
export function useRequired<Value>(context: Context<Value | null>, provider: string): Value {
  const value = useContext(context)
  if (value === null) {
    throw new Error(`This must be used inside <${provider}>`)
  }
  return value
}
