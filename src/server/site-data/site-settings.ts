import type { z } from 'zod'
import { getSiteOf } from '@/src/server/site-data/site'

type Settings<Schema extends z.ZodObject> = { plugin: string; schema: Schema }

/** What the artist of a site set for a plugin, as visitors have it; the defaults until then. */
export async function siteSettings<Schema extends z.ZodObject>(
  profileId: string,
  { plugin, schema }: Settings<Schema>,
): Promise<z.output<Schema>> {
  const site = await getSiteOf(profileId)
  const stored = schema.safeParse(site?.theme.pluginSettings?.[plugin] ?? {})
  return stored.success ? stored.data : schema.parse({})
}
