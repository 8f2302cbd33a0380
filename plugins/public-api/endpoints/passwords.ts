import type { Endpoint } from 'payload'
import { sendResetLink, setPassword } from '@/plugins/public-api/password-reset'
import { forgotPasswordBody, resetPasswordBody } from '@/src/core/contracts/accounts'
import { isBelowLimit } from '@/src/server/http/rate-limit'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const forgot = definePublicEndpoint({
  method: 'post',
  path: '/public/passwords/forgot',
  summary: 'Ask for a link that sets a new password',
  body: forgotPasswordBody,
  rateLimit: 'forgotPassword',
  run: async ({ req, body }) => {
    const by = [body.profileId, body.email]
    // Beyond the limit of one account nothing is sent, and the answer stays the same.
    if (await isBelowLimit({ payload: req.payload, limit: 'forgotPasswordOfAccount', by })) {
      await sendResetLink({ req, ...body })
    }
  },
})

const reset = definePublicEndpoint({
  method: 'post',
  path: '/public/passwords/reset',
  summary: 'Set a new password with the secret of the mailed link',
  body: resetPasswordBody,
  rateLimit: 'resetPassword',
  run: ({ req, body: { token, password } }) => setPassword(req, { token, password }),
})

export const passwordEndpoints: Endpoint[] = [forgot, reset]
