import type Stripe from 'stripe'
import { expectTypeOf, it } from 'vitest'
import type { Account, createAccountLink } from '@/src/server/payments/simulator/objects/account'
import type { Customer } from '@/src/server/payments/simulator/objects/customer'
import type { Dispute } from '@/src/server/payments/simulator/objects/dispute'
import type {
  applicationFeeOf,
  balanceOf,
  Charge,
  PaymentIntent,
} from '@/src/server/payments/simulator/objects/intent'
import type {
  Invoice,
  InvoicePayment,
  withPayments,
} from '@/src/server/payments/simulator/objects/invoice'
import type { Payout } from '@/src/server/payments/simulator/objects/payout'
import type { Portal, PortalConfiguration } from '@/src/server/payments/simulator/objects/portal'
import type { Price, Product } from '@/src/server/payments/simulator/objects/price'
import type { Refund } from '@/src/server/payments/simulator/objects/refund'
import type { Schedule } from '@/src/server/payments/simulator/objects/schedule'
import type { lineItemsOf, Session } from '@/src/server/payments/simulator/objects/session'
import type { Subscription } from '@/src/server/payments/simulator/objects/subscription'

/** Names of fields that Stripe does not have, or has with other values; never when all of them fit. */
type Wrong<Fake, Real, Path extends string = ''> = Fake extends readonly (infer Item)[]
  ? NonNullable<Real> extends readonly (infer RealItem)[]
    ? Wrong<Item, RealItem, `${Path}[]`>
    : Path
  : Fake extends object
    ? {
        [Key in keyof Fake & string]: Key extends keyof Extract<Real, object>
          ? Wrong<Fake[Key], Extract<Real, object>[Key], `${Path}.${Key}`>
          : `${Path}.${Key}`
      }[keyof Fake & string]
    : Fake extends Real
      ? never
      : Path

/** Held by the compiler: a field that the SDK does not know is an error of `tsc`. */
it('answers in the shapes of the SDK', () => {
  expectTypeOf<Wrong<Account, Stripe.Account>>().toBeNever()
  expectTypeOf<Wrong<ReturnType<typeof createAccountLink>, Stripe.AccountLink>>().toBeNever()
  expectTypeOf<Wrong<ReturnType<typeof applicationFeeOf>, Stripe.ApplicationFee>>().toBeNever()
  expectTypeOf<Wrong<ReturnType<typeof balanceOf>, Stripe.BalanceTransaction>>().toBeNever()
  expectTypeOf<Wrong<Payout, Stripe.Payout>>().toBeNever()
  expectTypeOf<Wrong<Charge, Stripe.Charge>>().toBeNever()
  expectTypeOf<Wrong<Customer, Stripe.Customer>>().toBeNever()
  expectTypeOf<Wrong<Dispute, Stripe.Dispute>>().toBeNever()
  expectTypeOf<Wrong<Invoice, Stripe.Invoice>>().toBeNever()
  expectTypeOf<Wrong<ReturnType<typeof withPayments>, Stripe.Invoice>>().toBeNever()
  expectTypeOf<Wrong<InvoicePayment, Stripe.InvoicePayment>>().toBeNever()
  expectTypeOf<Wrong<PaymentIntent, Stripe.PaymentIntent>>().toBeNever()
  expectTypeOf<Wrong<Portal, Stripe.BillingPortal.Session>>().toBeNever()
  expectTypeOf<Wrong<PortalConfiguration, Stripe.BillingPortal.Configuration>>().toBeNever()
  expectTypeOf<Wrong<Price, Stripe.Price>>().toBeNever()
  expectTypeOf<Wrong<Product, Stripe.Product>>().toBeNever()
  expectTypeOf<Wrong<Refund, Stripe.Refund>>().toBeNever()
  expectTypeOf<Wrong<Session, Stripe.Checkout.Session>>().toBeNever()
  expectTypeOf<Wrong<ReturnType<typeof lineItemsOf>, Stripe.ApiList<Stripe.LineItem>>>().toBeNever()
  expectTypeOf<Wrong<Schedule, Stripe.SubscriptionSchedule>>().toBeNever()
  expectTypeOf<Wrong<Subscription, Stripe.Subscription>>().toBeNever()
})
