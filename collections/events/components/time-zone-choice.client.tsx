'use client'

import { SelectField, useField } from '@payloadcms/ui'
import type { TextFieldClient } from 'payload'
import { useEffect, useMemo } from 'react'

type Props = {
  field: Pick<TextFieldClient, 'name' | 'label' | 'required'>
  path: string
  readOnly?: boolean
  /** Begin with the zone of this computer. */
  isFirst: boolean
}

/** All time zones as a choice that can be searched; a stored one of another name stays among them. */
export function TimeZoneChoice({ field, path, readOnly, isFirst }: Props) {
  const { value, setValue } = useField<string>({ path })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the form opens; what is chosen then stays
  useEffect(() => {
    if (isFirst) {
      setValue(Intl.DateTimeFormat().resolvedOptions().timeZone, true)
    }
  }, [])

  const options = useMemo(() => {
    const known = Intl.supportedValuesOf('timeZone')
    const zones = new Set([...(value ? [value] : []), ...known, 'UTC'])
    return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
  }, [value])

  return (
    <SelectField
      field={{
        ...field,
        type: 'select',
        options,
        admin: { isClearable: false, isSortable: false, placeholder: 'Search for a city' },
      }}
      path={path}
      readOnly={readOnly}
    />
  )
}
