import type { Payload } from 'payload'
import { kindOfStaff, staffOf } from '@/src/access/own-profile'
import { noteScope } from '@/src/server/observability/request-scope'

/** Notes of each request of whom Payload knows what kind of caller that is. Call it once, in `onInit`. */
export function noteActors(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args)
      const staff = staffOf(result)
      if (staff) {
        noteScope({ actor: kindOfStaff(staff) })
      }
      return result
    },
  }))
}
