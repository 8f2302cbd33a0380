import { expect, it } from 'vitest'
import type { z } from 'zod'
import {
  changeEmailBody,
  forgotPasswordFields,
  loginFields,
  signUpFields,
} from '@/src/core/contracts/accounts/accounts'
import { contactFields } from '@/src/core/contracts/audience/contact'
import { joinFields, reachAgainBody } from '@/src/core/contracts/audience/email-lists'
import { giveMembershipBody } from '@/src/core/contracts/members/member-calls'
import { checkoutBody } from '@/src/core/contracts/orders/checkout'
import { changeGiftBody, claimGiftBody } from '@/src/core/contracts/orders/gifts'
import { orderBuyerBody } from '@/src/core/contracts/orders/order-calls'
import { orderLookupFields } from '@/src/core/contracts/orders/orders'

const fields: Record<string, z.ZodType> = {
  signUp: signUpFields.shape.email,
  logIn: loginFields.shape.email,
  forgotPassword: forgotPasswordFields.shape.email,
  changeEmail: changeEmailBody.shape.email,
  joinList: joinFields.shape.email,
  reachAgain: reachAgainBody.shape.email,
  contact: contactFields.shape.email,
  checkout: checkoutBody.shape.email,
  findOrder: orderLookupFields.shape.email,
  correctBuyer: orderBuyerBody.shape.email,
  claimGift: claimGiftBody.shape.email,
  changeGift: changeGiftBody.shape.recipientEmail,
  giveMembership: giveMembershipBody.shape.email,
}

it.each(Object.entries(fields))('%s takes the same addresses as all others', (_name, field) => {
  expect(field.parse(' A&B@example.org ')).toBe('a&b@example.org')
  expect(field.parse('fan@müsic.example')).toBe('fan@xn--msic-0ra.example')
  for (const bad of [
    'fan@example',
    'fan@ex ample.com',
    'fan@127.0.0.1',
    `fan@${'ü'.repeat(255)}`,
  ]) {
    expect(field.safeParse(bad).success, bad).toBe(false)
  }
})
