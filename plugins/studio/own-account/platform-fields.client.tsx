'use client'

import { ArrayField, SelectField } from '@payloadcms/ui'
import type { ArrayFieldClientProps, SelectFieldClientProps } from 'payload'
import { useIsPlatform } from '@/src/admin/use-is-platform'

export function PlatformSelect(props: SelectFieldClientProps) {
  return useIsPlatform() ? <SelectField {...props} /> : null
}

export function PlatformArray(props: ArrayFieldClientProps) {
  return useIsPlatform() ? <ArrayField {...props} /> : null
}
