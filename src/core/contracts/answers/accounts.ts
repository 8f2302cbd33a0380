import { z } from 'zod'
import type { Account, SignedIn } from '@/src/core/contracts/accounts'
import { moment } from '@/src/core/contracts/answers/forms'

export const accountAnswer: z.ZodType<Account> = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.email(),
  membership: z
    .strictObject({
      membershipTierId: z.uuid(),
      status: z.string(),
      interval: z.enum(['none', 'month', 'year']),
      currentPeriodEnd: moment.nullable(),
    })
    .nullable(),
})

export const signedInAnswer: z.ZodType<SignedIn> = z.strictObject({
  token: z.string().describe('Goes into `Authorization: JWT <token>`'),
  account: accountAnswer,
})
