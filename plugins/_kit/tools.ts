import type { Config, Payload, PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { SiteSettings } from '@/blocks/_kit/settings'
import type { enqueue } from '@/src/server/queue'
import type { runSql, withTx } from '@/src/server/transaction'

/** What the server does for a plugin's own code, wherever that runs. */
export type Tools = {
  /** Stores a job in the transaction of `req`; it runs after the commit. */
  enqueue: typeof enqueue
  /** All or nothing: a transaction, or the one that `req` is in already. */
  withTx: typeof withTx
  /** SQL in the transaction of `req`. */
  runSql: typeof runSql
  /** What an artist set for the plugin; the defaults until then. */
  settings: <Schema extends z.ZodObject>(
    profileId: string,
    settings: SiteSettings<Schema>,
  ) => Promise<z.output<Schema>>
}

const key = 'pluginTools'

/** Hands the tools to plugins by the configuration: a package cannot import them. */
export function withTools(config: Config, tools: Tools): Config {
  return { ...config, custom: { ...config.custom, [key]: tools } }
}

/** Wherever a plugin has `payload`: in hooks, endpoints, jobs, listeners and views. */
export function toolsOf({ payload }: { payload: Payload } | PayloadRequest): Tools {
  return payload.config.custom[key] as Tools
}
