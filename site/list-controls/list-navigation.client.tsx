'use client'

import Link from 'next/link'
import { type ComponentProps, createContext, useEffect } from 'react'
import { listsMessages } from '@/src/core/messages/lists'
import { useRequired } from '@/src/ui/use-required.client'

type ListNavigation = {
  /** Goes softly; the list stays, dimmed, until the next one is there. */
  go: (href: string, options?: { scroll?: boolean }) => void
  /** Says politely what the list holds now, unless the page has only just been opened. */
  announce: (text: string) => void
}

export const ListNavigationContext = createContext<ListNavigation | null>(null)

/** @throws {Error} outside `<ListControls>`, a programming mistake */
const useListNavigation = () => useRequired(ListNavigationContext, 'ListControls')

/** A link to another state of the list: its page, its tab, a filter taken back. */
export function ListLink({ href, scroll = true, ...rest }: ComponentProps<typeof Link>) {
  const { go } = useListNavigation()
  return (
    <Link
      href={href}
      scroll={scroll}
      onNavigate={(event) => {
        event.preventDefault()
        go(String(href), { scroll })
      }}
      {...rest}
    />
  )
}

/** Stands beside a list and lets its number of items be heard when it changes. */
export function ListCount({ total }: { total: number }) {
  const { announce } = useListNavigation()
  useEffect(() => announce(listsMessages.found(total)), [announce, total])
  return null
}
