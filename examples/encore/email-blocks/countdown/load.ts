import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/examples/encore/email-blocks/countdown/schema'
import { daysUntil } from '@/src/core/events/event-date'

/** On the day that the mail is written; nothing once the day is over. */
export const load: BlockLoad<typeof definition.schema, string> = async ({ props: { moment } }) =>
  moment && daysUntil(moment, 'UTC', new Date())
