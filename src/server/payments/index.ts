import type { Payload } from 'payload'
import { type Env, EnvError, env, givenVariables, type Variables } from '@/src/core/env'
import type { ConnectedAccounts, PaymentProvider } from '@/src/server/payments/payment-provider'
import type { OpenPayments, PaymentService } from '@/src/server/payments/payment-service'
import { type ProviderName, paymentServices } from '@/src/server/payments/services'

type UsedService = OpenPayments &
  Pick<PaymentService<ProviderName>, 'name' | 'isSimulated' | 'work'>

/** What is wrong with the variables that decide who takes the money. */
export function paymentProblems(given: Variables): string[] {
  const used = askedFor(given)
  return paymentServices.flatMap((service) => service.problems(given, service === used))
}

/** The service that the variables ask for; call only when {@link paymentProblems} finds none. */
export function openPayments(given: Variables): UsedService {
  const { name, isSimulated, work, open } = askedFor(given)
  return { name, isSimulated, work, ...open(given) }
}

function askedFor(given: Variables): PaymentService<ProviderName> {
  const asked = paymentServices.find((service) => service.isAskedFor(given))
  if (!asked) {
    throw new Error('The environment asks for no payment service')
  }
  return asked
}

const opened = new WeakMap<Env, UsedService>()

/** @throws {EnvError} when its variables are wrong, which no command starts with */
function usedService(): UsedService {
  const settings = env()
  const known = opened.get(settings)
  if (known) {
    return known
  }
  const given = givenVariables(process.env)
  const problems = settings.isBuilding ? [] : paymentProblems(given)
  if (problems.length > 0) {
    throw new EnvError(problems)
  }
  const service = openPayments(given)
  opened.set(settings, service)
  return service
}

/**
 * The provider that the environment asks for: Stripe with keys, otherwise test payments.
 *
 * @param account the connected account whose money it is; '' for the owner of the keys
 */
export function getPaymentProvider(payload: Payload, account = ''): PaymentProvider {
  const { name, callsFor } = usedService()
  return { name, ...callsFor(payload, account) }
}

/** Whether buyers are charged; where they are not, every page and mail says so. */
export const takesMoney = (): boolean => usedService().takesMoney

/** Whether buyers pay on pages of this installation, and no money moves. */
export const simulatesPayments = (): boolean => usedService().isSimulated

/** What the service does by itself. */
export async function workOnPayments(payload: Payload): Promise<void> {
  await usedService().work?.(payload)
}

/** The accounts of artists; null where there are none, and the owner of the keys is paid. */
export const getConnectedAccounts = (): ConnectedAccounts | null => usedService().accounts

/** Whether artists have accounts of their own, which are connected to the platform's. */
export const usesConnectedAccounts = (): boolean => usedService().accounts !== null
