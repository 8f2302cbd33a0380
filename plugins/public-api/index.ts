import type { Config, Plugin } from 'payload'
import { accountEndpoints } from '@/plugins/public-api/endpoints/accounts'
import { membershipTierEndpoints } from '@/plugins/public-api/endpoints/membership-tiers'
import { passwordEndpoints } from '@/plugins/public-api/endpoints/passwords'
import { productEndpoints } from '@/plugins/public-api/endpoints/products'
import { profileEndpoints } from '@/plugins/public-api/endpoints/profiles'
import { sessionEndpoints } from '@/plugins/public-api/endpoints/sessions'

export { fenceVisitors } from '@/plugins/public-api/fence-visitors'

/** Adds the calls that visitors and their browsers may make, all below `/api`. */
export function publicApi(): Plugin {
  return (config: Config): Config => ({
    ...config,
    endpoints: [
      ...(config.endpoints ?? []),
      ...profileEndpoints,
      ...productEndpoints,
      ...membershipTierEndpoints,
      ...accountEndpoints,
      ...sessionEndpoints,
      ...passwordEndpoints,
    ],
  })
}
