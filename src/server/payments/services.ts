import { pluginServices } from '@/src/server/payments/_generated/plugin-services'
import { stripe } from '@/src/server/payments/stripe'
import { test } from '@/src/server/payments/test'

/** Every payment service, the built-in test payments last: they are used when nothing else is asked for. */
export const paymentServices = [stripe, ...pluginServices, test] as const

export type ProviderName = (typeof paymentServices)[number]['name']

/** For fields that store where a payment was made. */
export const providerNames: ProviderName[] = paymentServices.map(({ name }) => name)
