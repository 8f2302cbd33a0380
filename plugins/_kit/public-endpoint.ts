import type { Endpoint } from 'payload'
import type { z } from 'zod'
import type {
  AccountRule,
  definePublicEndpoint,
  EndpointOptions,
} from '@/src/server/public-endpoint'

/** A public call of a plugin, made by {@link publicEndpoint}. */
export type PublicEndpoint = Pick<Endpoint, 'method' | 'path'> & {
  /** The wrapper is the installation's, so that a package brings none of the server's code. */
  madeBy: (define: typeof definePublicEndpoint) => Endpoint
}

/**
 * A call that visitors may make, below `/api/public/<slug>/`: what it takes is parsed, sized and rated before `run`,
 * and whatever goes wrong is answered in the one error shape.
 */
export function publicEndpoint<
  Body extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Params extends z.ZodType | undefined = undefined,
  Account extends AccountRule = undefined,
  Result = unknown,
>(options: EndpointOptions<Body, Query, Params, Account, Result>): PublicEndpoint {
  const { method, path } = options
  return { method, path, madeBy: (define) => define({ rateLimit: 'plugin', ...options }) }
}
