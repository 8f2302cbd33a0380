import type { FormState } from 'payload'
import { createContext } from 'react'

/** A form on the screen, its state read when it is asked. */
export type OpenForm = {
  slug: string | undefined
  id: number | string | undefined
  isSubmitted: () => boolean
  fields: () => FormState
}

export type OpenFormsList = Set<OpenForm>

/** The forms that are open, one upon another in drawers; the last one lies on top. */
export const OpenForms = createContext<OpenFormsList>(new Set())
