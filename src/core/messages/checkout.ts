import { shownEmail } from '@/src/core/text/email-address'
export const checkoutMessages = {
  declined: 'Your payment did not go through. You have not been charged.',
  confirming: (email: string) =>
    `We're confirming your payment. We'll email you at ${shownEmail(email)}.`,
  postcodeRequired: 'Please write the postcode',
  regionRequired: (region: string) => `Please write the ${region}`,
  countryRequired: 'Please choose your country',
  countryUnknown: 'Please choose a country from the list',
  chooseCountry: 'Choose your country to see what shipping costs',
  totalChanged: (from: string, to: string) =>
    `The total changed from $${from} to $${to}. Please check it and pay again.`,
  tipFor: (name: string) => `Add a tip for ${name}`,
  tipAmount: 'Your tip',
  tipInvalid: 'Write an amount like 5.00',
  tipAtMost: (max: string) => `A tip can be at most $${max}`,
  shippingMethod: 'Shipping method',
  code: 'Discount code',
  countryForPrice: 'We ask because shipping or taxes depend on it.',
  forCompany: 'I need an invoice for a company',
  orderClosed: 'This order is closed. Please check out again.',
} as const

export const testPaymentsNotice = 'Test payments – no money is taken'
