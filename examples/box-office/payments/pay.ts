import { settingsOf } from '@/examples/box-office/call-box-office'
import { pageCalls } from '@/examples/box-office/payments/page-calls'
import { parseWebhook } from '@/examples/box-office/payments/parse-webhook'
import { defineService, noSubscriptions, type PaymentCalls } from '@/plugins/_kit/server'

export const service = defineService({
  name: 'box-office-pay',
  label: 'Box Office',
  isSimulated: false,
  webhooks: { 'box-office-pay': 'own' },
  isAskedFor: ({ BOX_OFFICE_KEY }) => Boolean(BOX_OFFICE_KEY),
  problems: ({ BOX_OFFICE_KEY, BOX_OFFICE_SECRET }) =>
    BOX_OFFICE_KEY && !BOX_OFFICE_SECRET
      ? ['BOX_OFFICE_SECRET is required with BOX_OFFICE_KEY']
      : [],
  open: (given) => {
    const settings = settingsOf(given)
    const calls: PaymentCalls = {
      livemode: true,
      account: '',
      ...pageCalls(settings),
      payouts: null,
      subscriptions: noSubscriptions,
      // What got lost is found by asking for each open page.
      async *missedWebhooks() {},
      ledger: null,
      parseWebhook: (rawBody, headers) => parseWebhook(settings, rawBody, headers),
    }
    return { takesMoney: true, callsFor: () => calls, accounts: null }
  },
})
