import {
  hashedEmail,
  type MeasurementFormat,
  parsedOrNull,
  secondsOf,
  unitsOf,
} from '@/plugins/webhooks/measurement/format'
import { versions } from '@/plugins/webhooks/measurement/versions'

/**
 * Meta's Conversions API. For what happened on a website it requires the name of the browser.
 *
 * @see https://developers.facebook.com/documentation/ads-commerce/conversions-api/parameters
 */
export const meta: MeasurementFormat = {
  origin: 'https://graph.facebook.com',
  takesHours: 7 * 24,
  saysInBody: () => false,
  bodyOf: (purchase, { testCode }) => ({
    data: [
      {
        event_name: 'Purchase',
        event_time: secondsOf(purchase.at),
        event_id: purchase.eventId,
        action_source: 'website',
        event_source_url: `${purchase.origin}/checkout`,
        user_data: {
          ...(purchase.email && { em: [hashedEmail(purchase.email)] }),
          ...(purchase.browser && { client_user_agent: purchase.browser }),
        },
        custom_data: {
          currency: purchase.currency.toUpperCase(),
          value: unitsOf(purchase.totalMinor),
          content_type: 'product',
          content_ids: purchase.items.map(({ id }) => id),
          contents: purchase.items.map(({ id, quantity, unitMinor }) => ({
            ...{ id, quantity, item_price: unitsOf(unitMinor) },
          })),
        },
      },
    ],
    ...(testCode && { test_event_code: testCode }),
  }),
  requestOf: ({ pixelId, token }) => ({
    path: `/${versions.meta}/${pixelId}/events?${new URLSearchParams({ access_token: token })}`,
  }),
  refusalIn: (answer) => {
    const { error } = (parsedOrNull(answer) ?? {}) as { error?: { message?: unknown } }
    return error ? String(error.message ?? '') : ''
  },
}
