import type { Payload } from 'payload'
import type { Variables } from '@/src/core/env'
import type {
  ConnectedAccounts,
  PaymentCalls,
  WebhookSource,
} from '@/src/server/payments/payment-provider'

/** A payment service as `services.ts` lists it: one folder beside this file each. */
export type PaymentService<Name extends string = string> = {
  /** What is stored with each payment. */
  name: Name
  /** What artists read. */
  label: string
  /** No money ever moves: buyers pay on pages of this installation. */
  isSimulated: boolean
  /** Addresses below `/api/webhooks/`, with whose events come there. */
  webhooks: Readonly<Record<string, WebhookSource>>
  /** Whether the environment asks for it; the first of the list that it asks for is used. */
  isAskedFor: (given: Variables) => boolean
  /**
   * Refuses whatever could take real money by accident or pretend to take it.
   *
   * @param isUsed whether it is the one that is used
   * @returns one sentence per problem, each naming its variable
   */
  problems: (given: Variables, isUsed: boolean) => readonly string[]
  /** Called when the environment asks for it and has no problems. */
  open: (given: Variables) => OpenPayments
  /** What it does by itself, some times a minute. */
  work?: (payload: Payload) => Promise<void>
}

/** A payment service with the settings of the environment. */
export type OpenPayments = {
  /** Whether buyers are charged; where they are not, every page and mail says so. */
  takesMoney: boolean
  /** @param account the connected account whose money it is; '' for the owner of the keys */
  callsFor: (payload: Payload, account: string) => PaymentCalls
  /** The accounts of artists; null where there are none, and the owner of the keys is paid. */
  accounts: ConnectedAccounts | null
}

export const defineService = <const Name extends string>(
  service: PaymentService<Name>,
): PaymentService<Name> => service

type NamedServices = readonly (readonly [name: string, service: PaymentService])[]

/**
 * Those of plugins.
 *
 * @throws {Error} when one has a name or an address of its webhooks that could be that of another service
 */
export function servicesByName<const Listed extends NamedServices>(
  listed: Listed,
): { readonly [At in keyof Listed]: Listed[At][1] } {
  for (const [name, service] of listed) {
    if (service.name !== name) {
      throw new Error(
        `Rename the payment service "${service.name}" to "${name}", as its plugin calls it.`,
      )
    }
    const stray = Object.keys(service.webhooks).find((path) => !path.startsWith(name))
    if (stray) {
      throw new Error(
        `Rename the webhook "${stray}" of the payment service "${name}" to "${name}" or "${name}-${stray}".`,
      )
    }
  }
  return listed.map(([, service]) => service) as never
}

/** What must be in `ALLOW_TEST_PAYMENTS` where production takes no money. */
export const consent = 'yes-no-real-money'

export const isProduction = (given: Variables): boolean => given.NODE_ENV === 'production'

export const allowsTest = (given: Variables): boolean => given.ALLOW_TEST_PAYMENTS === consent
