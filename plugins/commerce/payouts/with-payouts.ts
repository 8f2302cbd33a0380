import type { Config, Endpoint } from 'payload'
import { openOnboarding } from '@/plugins/commerce/payments/payment-account'
import { viewPaymentAccount } from '@/plugins/commerce/payouts/view-payment-account'
import { payoutsPath } from '@/src/admin/studio-paths'
import { idParams } from '@/src/core/contracts/ids'
import { onboardAnswer, paymentAccountAnswer } from '@/src/core/contracts/orders/payment-account'
import { env } from '@/src/core/env'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withScreens } from '@/src/server/extend-config'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** Gives the admin the screen at which artists connect the account that their money goes to. */
export function withPayouts(config: Config): Config {
  const screens = {
    payouts: {
      Component: '/plugins/commerce/payouts/payouts-view#PayoutsView',
      path: payoutsPath,
      title: 'Get paid',
    },
  } as const
  return withEndpoints(withScreens(config, screens), slugs.profiles, payoutEndpoints)
}

const ofOwner = {
  params: idParams,
  subject: 'payouts',
  ownedProfile: ({ params }: { params: { id: string } }) => params.id,
  rateLimit: 'paymentAccount',
} as const

const read = definePublicEndpoint({
  ...ofOwner,
  method: 'get',
  path: '/:id/payment-account',
  summary: 'How an artist is paid, and what the payment provider still asks for',
  answer: paymentAccountAnswer,
  run: ({ req, params: { id } }) => viewPaymentAccount(req, id),
})

const onboard = definePublicEndpoint({
  ...ofOwner,
  method: 'post',
  path: '/:id/payment-account/onboard',
  summary: 'The page where an artist tells the payment provider who they are',
  answer: onboardAnswer,
  failures: ['NOT_FOUND', 'UNAVAILABLE'],
  run: async ({ req, params: { id } }) => {
    const { admin } = req.payload.config.routes
    const returnUrl = `${env().adminOrigin}${admin}${payoutsPath}`
    return { url: await openOnboarding(req, id, returnUrl) }
  },
})

/** Calls about a profile, below `/api/profiles`. */
const payoutEndpoints: Endpoint[] = [read, onboard]
