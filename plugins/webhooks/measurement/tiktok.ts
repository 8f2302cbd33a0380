import {
  hashedEmail,
  type MeasurementFormat,
  parsedOrNull,
  secondsOf,
  unitsOf,
} from '@/plugins/webhooks/measurement/format'
import { versions } from '@/plugins/webhooks/measurement/versions'

/**
 * TikTok's Events API 2.0. It answers 200 to everything, and says in the body whether it took it.
 *
 * @see https://business-api.tiktok.com/portal/docs?id=1771100865818625
 */
export const tiktok: MeasurementFormat = {
  origin: 'https://business-api.tiktok.com',
  takesHours: 7 * 24,
  saysInBody: () => true,
  bodyOf: (purchase, { pixelId, testCode }) => ({
    event_source: 'web',
    event_source_id: pixelId,
    ...(testCode && { test_event_code: testCode }),
    data: [
      {
        event: 'Purchase',
        event_time: secondsOf(purchase.at),
        event_id: purchase.eventId,
        ...(purchase.email && { user: { email: hashedEmail(purchase.email) } }),
        page: { url: `${purchase.origin}/checkout` },
        properties: {
          currency: purchase.currency.toUpperCase(),
          value: unitsOf(purchase.totalMinor),
          content_type: 'product',
          contents: purchase.items.map(({ id, title, quantity, unitMinor }) => ({
            ...{ content_id: id, content_name: title, quantity, price: unitsOf(unitMinor) },
          })),
        },
      },
    ],
  }),
  requestOf: ({ token }) => ({
    path: `/open_api/${versions.tiktok}/event/track/`,
    headers: { 'access-token': token },
  }),
  refusalIn: (answer) => {
    const { code, message } = parsedOrNull(answer) ?? {}
    return code === 0 || code === undefined ? '' : String(message ?? code)
  },
}
