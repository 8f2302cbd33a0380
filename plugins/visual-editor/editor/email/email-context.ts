import { createContext } from 'react'
import type { VariableName } from '@/src/core/email/variables'
import { useRequired } from '@/src/ui/use-required.client'

/** Puts a variable where somebody is writing. Answers why not, '' when it is there. */
export type InsertVariable = (name: VariableName) => string

export type EmailContext = {
  /** All that this email knows. */
  variables: readonly VariableName[]
  /** Those that it cannot do without. */
  required: readonly VariableName[]
  /** Where the caret is or was last: in words, in the subject; null while nowhere. */
  target: { insert: InsertVariable | null }
}

const Context = createContext<EmailContext | null>(null)
export const EmailProvider = Context.Provider

export const useEmail = () => useRequired(Context, 'EmailProvider')
