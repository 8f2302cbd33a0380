'use client'

import { useDocumentTitle } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** Names the page after the member: Payload would take the id, for the name stands in the account. */
export function MemberTitle({ name }: { name: string }) {
  const { setDocumentTitle } = useDocumentTitle()
  // Payload sets its own title when the page opens, after what stands within the page.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  useEffect(() => {
    if (isOpen) {
      setDocumentTitle(name)
    }
  }, [isOpen, name, setDocumentTitle])
  return null
}
