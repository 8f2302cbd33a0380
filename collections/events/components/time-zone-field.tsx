import type { TextFieldServerComponent } from 'payload'
import { TimeZoneChoice } from '@/collections/events/components/time-zone-choice.client'
import { lastTimeZone } from '@/collections/events/last-time-zone'

/** The time zone of an event. The first one begins with the zone of its author. */
export const TimeZoneField: TextFieldServerComponent = async ({
  clientField: { label, name, required },
  operation,
  path,
  readOnly,
  req,
}) => (
  <TimeZoneChoice
    field={{ name, label, required }}
    path={path ?? name}
    readOnly={readOnly}
    isFirst={operation === 'create' && (await lastTimeZone(req)) === null}
  />
)
