import type { Endpoint } from 'payload'
import { type ResetRequest, sendResetLink, setPassword } from '@/plugins/public-api/password-reset'
import { forgotPasswordBody, resetPasswordBody } from '@/src/core/contracts/accounts'
import { AppError } from '@/src/core/errors'
import { countAttempt } from '@/src/server/http/rate-limit'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const forgot = definePublicEndpoint({
  method: 'post',
  path: '/public/passwords/forgot',
  summary: 'Ask for a link that sets a new password',
  body: forgotPasswordBody,
  rateLimit: 'forgotPassword',
  run: async ({ req, body }) => {
    if (await mayMail({ req, ...body })) {
      await sendResetLink({ req, ...body })
    }
  },
})

/** Beyond the limit of one account nothing is sent, and the answer stays the same. */
async function mayMail({ req, profileId, email }: ResetRequest): Promise<boolean> {
  try {
    await countAttempt({
      payload: req.payload,
      limit: 'forgotPasswordOfAccount',
      by: [profileId, email],
    })
    return true
  } catch (error) {
    if (error instanceof AppError) {
      return false
    }
    throw error
  }
}

const reset = definePublicEndpoint({
  method: 'post',
  path: '/public/passwords/reset',
  summary: 'Set a new password with the secret of the mailed link',
  body: resetPasswordBody,
  rateLimit: 'resetPassword',
  run: ({ req, body: { token, password } }) => setPassword(req, { token, password }),
})

export const passwordEndpoints: Endpoint[] = [forgot, reset]
