// Written by `npm run generate` from plugins/installed.ts.
import { servicesByName } from '@/src/server/payments/payment-service'

export const pluginServices = servicesByName([])
