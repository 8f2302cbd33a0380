'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { Labelled, NoValue } from '@/src/admin/cells/labelled'
import { LocalTime } from '@/src/admin/dates/local-time.client'

type DateOptions = { displayFormat?: unknown; pickerAppearance?: string }

/** A date in a list. */
export function DateCell({ cellData, field }: DefaultCellComponentProps<DateFieldClient>) {
  if (typeof cellData !== 'string') {
    return <NoValue />
  }
  const { date } = (field.admin ?? {}) as { date?: DateOptions }
  return (
    <Labelled field={field}>
      <LocalTime iso={cellData} form={isDay(date) ? 'day' : 'moment'} />
    </Labelled>
  )
}

/** A field that shows no time in its form has none. */
function isDay({ displayFormat, pickerAppearance }: DateOptions = {}): boolean {
  const showsTime = typeof displayFormat !== 'string' || /[HhKkp]/.test(displayFormat)
  return pickerAppearance === 'dayOnly' || !showsTime
}
