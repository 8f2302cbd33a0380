import type { Payload } from 'payload'
import { slugs } from '@/src/core/slugs'

/**
 * Keeps visitors out of everything that Payload itself answers: to it, nobody of `public-accounts`
 * is ever signed in. Our own calls find out by themselves who the visitor is. Without this fence
 * every access rule that only asks "is there a user?" would let visitors through, Payload's internal
 * ones included. Call it once, in `onInit`.
 */
export function denyVisitors(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args)
      return result.user?.collection === slugs.publicAccounts ? { user: null } : result
    },
  }))
}
