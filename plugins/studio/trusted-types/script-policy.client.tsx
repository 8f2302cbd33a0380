'use client'

import type { ReactNode } from 'react'
import { scriptPolicy } from '@/plugins/studio/trusted-types/policy'

/** The part of the platform that TypeScript does not know yet; Safari and older browsers have none of it. */
type PolicyFactory = {
  defaultPolicy: unknown
  createPolicy: (name: string, policy: typeof scriptPolicy) => void
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
// As soon as the module is there, before anything renders; a second policy of this name is an error.
if (trustedTypes && !trustedTypes.defaultPolicy) {
  trustedTypes.createPolicy('default', scriptPolicy)
}

/** What the admin's pages write as HTML, and load as scripts, is looked at; see decision 0048. */
export function ScriptPolicy({ children }: { children: ReactNode }) {
  return children
}
