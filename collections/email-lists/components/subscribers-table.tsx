'use client'

import { JoinField, useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import type { JoinFieldClientProps } from 'payload'
import { useState } from 'react'
import { slugs } from '@/src/core/slugs'

/** Who is on a list; read again when the list is said to be another, as after an import. */
export function SubscribersTable(props: JoinFieldClientProps) {
  const { id } = useDocumentInfo()
  const { mostRecentUpdate: update } = useDocumentEvents()
  const [updatedAt, setUpdatedAt] = useState('')
  const isOfList = update?.entitySlug === slugs.emailLists && update.id === id
  // Kept: the next event is of another document, and the table may have a drawer open by then.
  if (isOfList && update.updatedAt !== updatedAt) {
    setUpdatedAt(update.updatedAt)
  }
  // Payload's table reads its rows when it is mounted, and not again by itself.
  return <JoinField key={updatedAt} {...props} />
}
