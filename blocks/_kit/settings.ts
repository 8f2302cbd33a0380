import type { z } from 'zod'
import type { BlockContext, Control } from '@/blocks/_kit/define'

/** What an artist sets once for a whole site: a section of the editor's Theme panel. */
export type SiteSettings<Schema extends z.ZodObject = z.ZodObject> = {
  /** Slug of the plugin. */
  plugin: string
  /** Heading of the section. */
  title: string
  /** Each has a default. Everybody may read them: secrets belong into the environment. */
  schema: Schema
  controls: Partial<Record<keyof z.output<Schema> & string, Control>>
}

/** Keeps the schema's exact type while checking the rest. */
export function defineSettings<Schema extends z.ZodObject>(
  settings: SiteSettings<Schema>,
): SiteSettings<Schema> {
  return settings
}

/** What the artist set; the defaults until then, and where what is stored fits no more. */
export function readSettings<Schema extends z.ZodObject>(
  { plugin, schema }: SiteSettings<Schema>,
  { theme }: Pick<BlockContext, 'theme'>,
): z.output<Schema> {
  const stored = schema.safeParse(theme.pluginSettings?.[plugin] ?? {})
  return stored.success ? stored.data : schema.parse({})
}

/** As the registry holds them, each checked to be the plugin's own. */
export function settingsByPlugin(
  listed: readonly (readonly [slug: string, settings: SiteSettings])[],
): readonly SiteSettings[] {
  return listed.map(([slug, settings]) => {
    if (settings.plugin !== slug) {
      throw new Error(`The settings of "${slug}" say that they are of "${settings.plugin}".`)
    }
    if (!settings.schema.safeParse({}).success) {
      throw new Error(`The settings of "${slug}" need a default for each field.`)
    }
    return settings
  })
}
