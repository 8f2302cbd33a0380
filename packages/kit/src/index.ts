import type { SitePlugin } from '@/plugins/_kit/site-plugin'

/** Keeps a plugin to the contract: `export const acme = definePlugin({ slug: 'acme', … })`. */
export function definePlugin(plugin: SitePlugin): SitePlugin {
  return plugin
}

export { problemsOf } from '@/plugins/_kit/check-site-plugin'
export type {
  FoundItem,
  ImportedThing,
  Importer,
  ImportFile,
  TableRow,
  XmlElement,
} from '@/plugins/_kit/importer'
export { type PublicEndpoint, publicEndpoint } from '@/plugins/_kit/public-endpoint'
export {
  type CheckoutRequest,
  defineJob,
  defineService,
  InvalidSignatureError,
  type Job,
  noSubscriptions,
  type PaymentCalls,
  type PaymentEvent,
  PaymentProviderError,
  type PaymentService,
  type PaymentSession,
  type PeriodicTask,
  type ProviderRefund,
  type SubscriptionProvider,
} from '@/plugins/_kit/server'
export type {
  AdminProps,
  AdminView,
  DashboardCard,
  Listeners,
  OwnCollection,
  SiteEvent,
  SitePlugin,
  SiteThemePreset,
} from '@/plugins/_kit/site-plugin'
export { type Tools, toolsOf } from '@/plugins/_kit/tools'
export { AppError } from '@/src/core/errors'
export type { ThemePreset } from '@/src/core/theme/theme-presets'
