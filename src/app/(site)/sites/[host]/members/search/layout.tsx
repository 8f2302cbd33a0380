import type { ReactNode } from 'react'

/** Lifts the static rule of the layouts above, so that the page below may read its query. */
export const dynamic = 'auto'

export default function SearchLayout({ children }: { children: ReactNode }) {
  return children
}
