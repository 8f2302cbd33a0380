'use client'

import { useConfig } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { pickerFormat } from '@/src/admin/dates/say-date'

/** Payload's own date fields are in the order of the reader's country, as all other dates are. */
export function DateFormat({ children }: { children: ReactNode }) {
  const { config, setConfig } = useConfig()
  // Again after each refresh, which brings the server's order.
  useEffect(() => {
    const dateFormat = pickerFormat()
    if (dateFormat !== config.admin.dateFormat) {
      setConfig({ ...config, admin: { ...config.admin, dateFormat } })
    }
  }, [config, setConfig])
  return children
}
