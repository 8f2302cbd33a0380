import { webhookVersion } from '@/src/core/contracts/webhooks/events'

type Told = { type: string; occurredAt: Date | string; data: unknown }

/** What is sent of a delivery, each time the same. */
export function webhookBodyOf({ type, occurredAt, data }: Told): string {
  const timestamp = new Date(occurredAt).toISOString()
  return JSON.stringify({ type, version: webhookVersion, timestamp, data })
}
