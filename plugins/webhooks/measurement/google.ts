import {
  hashedEmail,
  type MeasurementFormat,
  parsedOrNull,
  unitsOf,
} from '@/plugins/webhooks/measurement/format'

/** Google reads an address of its own with and without dots as one. */
function withoutDots(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@(gmail\.com|googlemail\.com)$/i.exec(email.trim()) ?? []
  return domain ? `${name.replaceAll('.', '')}@${domain}` : email
}

/**
 * The Measurement Protocol of Google Analytics 4. It wants to know which browser it was by a number that its cookie
 * has; without a cookie each purchase has a number of its own, so that nobody is known again by it.
 *
 * @see https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference
 * @see https://developers.google.com/analytics/devguides/collection/ga4/uid-data
 */
export const google: MeasurementFormat = {
  origin: 'https://www.google-analytics.com',
  takesHours: 72,
  saysInBody: (isTest) => isTest,
  bodyOf: (purchase) => ({
    client_id: purchase.eventId,
    timestamp_micros: purchase.at.getTime() * 1000,
    ...(purchase.email && {
      user_data: { sha256_email_address: [hashedEmail(withoutDots(purchase.email))] },
    }),
    // The buyer agreed to be counted, not to be shown other ads.
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: purchase.eventId,
          currency: purchase.currency.toUpperCase(),
          // What Google counts as the value is without these two.
          value: unitsOf(purchase.totalMinor - purchase.shippingMinor - purchase.taxMinor),
          shipping: unitsOf(purchase.shippingMinor),
          tax: unitsOf(purchase.taxMinor),
          items: purchase.items.map(({ id, title, quantity, unitMinor }) => ({
            ...{ item_id: id, item_name: title, quantity, price: unitsOf(unitMinor) },
          })),
        },
      },
    ],
  }),
  requestOf: ({ pixelId, token, isTest }) => ({
    path: `${isTest ? '/debug' : ''}/mp/collect?${new URLSearchParams({
      measurement_id: pixelId,
      api_secret: token,
    })}`,
  }),
  // Only its test answers what is wrong, and with 200.
  refusalIn: (answer) => {
    const { validationMessages } = (parsedOrNull(answer) ?? {}) as {
      validationMessages?: readonly { description?: unknown }[]
    }
    return Array.isArray(validationMessages)
      ? validationMessages.map(({ description }) => String(description ?? '')).join(' ')
      : ''
  },
}
