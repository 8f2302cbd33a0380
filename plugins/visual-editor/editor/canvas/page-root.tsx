import type { ReactNode } from 'react'

/** The page itself is no block and adds no element: its blocks stand right in the site's root. */
export function PageRoot({ children }: { children?: ReactNode }) {
  return children
}
