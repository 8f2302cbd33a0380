import type { Config } from 'payload'
import { moneyEndpoints } from '@/plugins/commerce/money/endpoints'
import { moneyPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withScreens } from '@/src/server/extend-config'

/** Gives the admin the books of an artist: what came in, what went off it, and files of both. */
export function withMoney(config: Config): Config {
  const screens = {
    money: {
      Component: '/plugins/commerce/money/screen/money-view#MoneyView',
      path: moneyPath,
      title: 'Money',
    },
  } as const
  return withEndpoints(withScreens(config, screens), slugs.profiles, moneyEndpoints)
}
