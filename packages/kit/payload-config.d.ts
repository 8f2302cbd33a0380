import type { SanitizedConfig } from 'payload'

/** Stands in for an installation's configuration, which would lead to all of its code. */
declare const config: Promise<SanitizedConfig>
export default config
