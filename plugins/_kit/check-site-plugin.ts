import type { SitePlugin, SiteThemePreset } from '@/plugins/_kit/site-plugin'
import { contrastWarnings } from '@/src/core/theme/css-variables'
import { look } from '@/src/core/theme/theme-presets'

const slugPattern = /^[a-z][a-z0-9-]{0,40}$/
const operations = ['create', 'read', 'update', 'delete'] as const

/** What is wrong with a plugin, one sentence each; empty when it keeps the contract. */
export function problemsOf({
  slug,
  collections,
  ownCollections,
  endpoints,
  blocks,
  themes,
  themePresets,
  importers,
}: SitePlugin): string[] {
  if (!slugPattern.test(slug)) {
    return [`The plugin slug "${slug}" must be lower-case letters, digits and dashes.`]
  }
  const own = `Plugin "${slug}"`
  return [
    ...[...(collections ?? []), ...(ownCollections ?? [])]
      .filter((collection) => !collection.slug.startsWith(`${slug}-`))
      .map(({ slug: name }) => `${own}: rename the collection "${name}" to "${slug}-${name}".`),
    ...(collections ?? []).flatMap((collection) =>
      operations
        .filter((operation) => !collection.access?.[operation])
        .map((operation) => `${own}: "${collection.slug}" needs a rule for access.${operation}.`),
    ),
    ...(ownCollections ?? [])
      .filter((collection) => 'access' in collection)
      .map(
        ({ slug: name }) =>
          `${own}: "${name}" is each artist's own; take its access away, or move it to collections.`,
      ),
    ...(endpoints ?? [])
      .filter(({ path }) => !path.startsWith(`/${slug}/`))
      .map(({ path }) => `${own}: the endpoint "${path}" must begin with "/${slug}/".`),
    ...(importers ?? [])
      .filter(({ id }) => !id.startsWith(`${slug}-`) || !slugPattern.test(id))
      .map(({ id }) => `${own}: the importer "${id}" must be called "${slug}-" and a name.`),
    ...Object.entries({ block: blocks, theme: themes }).flatMap(([what, named]) =>
      Object.keys(named ?? {})
        .filter((name) => !slugPattern.test(name))
        .map(
          (name) => `${own}: the ${what} "${name}" must be lower-case letters, digits and dashes.`,
        ),
    ),
    ...Object.entries(themePresets ?? {}).flatMap(([name, each]) =>
      problemsOfThemePreset(name, each).map((problem) => `${own}: the look "${name}" ${problem}`),
    ),
  ]
}

function problemsOfThemePreset(name: string, named: SiteThemePreset): string[] {
  const parsed = look.strict().safeParse(named.look)
  return [
    ...(slugPattern.test(name) ? [] : ['must be lower-case letters, digits and dashes.']),
    ...(/^\S.{0,23}$/.test(named.label) ? [] : ['needs a label of 1 to 24 characters.']),
    ...(parsed.success
      ? contrastWarnings(parsed.data).map(
          ({ pair, ratio, needed }) =>
            `is hard to read: "${pair}" has a contrast of ${ratio}, and ${needed} is needed.`,
        )
      : parsed.error.issues.map(
          ({ path, message }) => `is wrong at "${path.join('.')}": ${message}.`,
        )),
  ]
}

/**
 * @throws {Error} listing every broken rule, and both owners where two plugins share a slug
 */
export function checkSitePlugins(plugins: readonly SitePlugin[]): void {
  const shared = plugins.filter(
    ({ slug }, index) => plugins.findIndex((other) => other.slug === slug) !== index,
  )
  const problems = [
    ...plugins.flatMap(problemsOf),
    ...shared.map(({ slug }) => {
      const places = plugins.flatMap((plugin, index) => (plugin.slug === slug ? index + 1 : []))
      return `Plugins ${places.join(' and ')} in plugins/installed.ts are both called "${slug}".`
    }),
  ]
  if (problems.length > 0) {
    throw new Error([...new Set(problems)].join('\n'))
  }
}
