import type { MeasurementFormat, Purchase } from '@/plugins/webhooks/measurement/format'
import { google } from '@/plugins/webhooks/measurement/google'
import { meta } from '@/plugins/webhooks/measurement/meta'
import { tiktok } from '@/plugins/webhooks/measurement/tiktok'
import { type ToldOrder, testEvent } from '@/src/core/contracts/webhooks/events'
import type { Company } from '@/src/core/measurement/companies'

export const formats: Readonly<Record<Company, MeasurementFormat>> = { meta, google, tiktok }

/** A delivery, as the outbox keeps it. */
type Told = { event: string; type: string; occurredAt: Date | string; data: unknown }

type Given = { pixelId: string; origin: string }

/** Nobody’s purchase, for a test. */
const sample = {
  ...{ email: 'test@example.com', currency: 'usd' },
  ...{ totalMinor: 100, shippingMinor: 0, taxMinor: 0 },
  items: [{ id: 'test', title: 'Test', quantity: 1, unitMinor: 100 }],
  browser: 'Bandstand',
}

/** What a company is told by a delivery, each time the same. */
export function measurementBodyOf(
  company: Company,
  told: Told,
  { pixelId, origin }: Given,
): string {
  const isTest = told.type === testEvent
  const { testCode } = told.data as { testCode?: string }
  const purchase: Purchase = {
    ...{ eventId: told.event, at: new Date(told.occurredAt), origin },
    ...(isTest ? sample : purchaseIn(told.data)),
  }
  return JSON.stringify(
    formats[company].bodyOf(purchase, { pixelId, ...(isTest && testCode && { testCode }) }),
  )
}

type Stored = Omit<ToldOrder, 'email'> & { email?: string; browser?: string }

function purchaseIn(data: unknown) {
  const { email, currency, totalMinor, shippingMinor, taxMinor, items, browser } = data as Stored
  return {
    ...{ currency, totalMinor, shippingMinor, taxMinor },
    items: items.map(({ productId, title, quantity, unitMinor }) => ({
      // A membership has no product.
      ...{ id: productId ?? title, title, quantity, unitMinor },
    })),
    ...(email && { email }),
    ...(browser && { browser }),
  }
}
