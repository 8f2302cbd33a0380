'use client'

import { useConfig } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { pickerFormat } from '@/src/admin/dates/say-date'

/** Payload's own date fields are in the order of the reader's country, as all other dates are. */
export function DateFormat({ children }: { children: ReactNode }) {
  const { config, setConfig } = useConfig()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the country does not change
  useEffect(() => {
    const dateFormat = pickerFormat()
    if (dateFormat !== config.admin.dateFormat) {
      setConfig({ ...config, admin: { ...config.admin, dateFormat } })
    }
  }, [])
  return children
}
