import type { z } from 'zod'
import type { BlockContext, Control } from '@/blocks/_kit/define'
import { limits } from '@/src/core/limits'

/** A theme stores texts, numbers, switches and lists of texts of a plugin; rows of links are none of these. */
export type SettingsControl = Exclude<Control, { kind: 'links' }>

/** What an artist sets once for a whole site: a section of the editor's Theme panel. */
export type SiteSettings<Schema extends z.ZodObject = z.ZodObject> = {
  /** Slug of the plugin. */
  plugin: string
  /** Heading of the section. */
  title: string
  /** Each has a default. Everybody may read them: secrets belong into the environment. */
  schema: Schema
  controls: Partial<Record<keyof z.output<Schema> & string, SettingsControl>>
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

/** As the registry holds them, each checked to be the plugin's own, and one that the theme can store. */
export function settingsByPlugin(
  listed: readonly (readonly [slug: string, settings: SiteSettings])[],
): readonly SiteSettings[] {
  const problems = listed.flatMap(([slug, settings]) => problemsOfSettings(slug, settings))
  if (problems.length > 0) {
    throw new Error(problems.join('\n'))
  }
  return listed.map(([, settings]) => settings)
}

function problemsOfSettings(slug: string, { plugin, schema, controls }: SiteSettings): string[] {
  const { linkLabelMax: nameMax, headerLinksMax: listMax } = limits.theme
  const own = `The settings of "${slug}"`
  const kinds: [string, Control | undefined][] = Object.entries(controls)
  return [
    ...(plugin === slug ? [] : [`${own} say that they are of "${plugin}".`]),
    ...(schema.safeParse({}).success ? [] : [`${own} need a default for each field.`]),
    ...kinds.flatMap(([name, control]) => [
      ...(name.length > nameMax ? [`${own}: shorten "${name}" to ${nameMax} characters.`] : []),
      ...(control?.kind === 'links'
        ? [`${own}: "${name}" cannot be stored; use one "link" for each, not "links".`]
        : []),
      ...(control?.kind === 'media-list' && control.max > listMax
        ? [`${own}: "${name}" can hold ${listMax} pictures at most; lower its "max".`]
        : []),
    ]),
  ]
}
