import type { SitePlugin, SiteThemePreset } from '@/plugins/_kit/site-plugin'
import { slugs } from '@/src/core/slugs'
import { contrastWarnings } from '@/src/core/theme/css-variables'
import { look } from '@/src/core/theme/theme-presets'

const slugPattern = /^[a-z][a-z0-9-]{0,40}$/
const operations = ['create', 'read', 'update', 'delete'] as const

/** What the admin and the API answer by themselves, and names that are kept for the platform. */
const platformNames: ReadonlySet<string> = new Set([
  ...['access', 'account', 'admin', 'api', 'bandstand', 'collections', 'core', 'create-first-user'],
  ...[
    'forgot',
    'globals',
    'graphql',
    'inactivity',
    'login',
    'logout',
    'payload',
    'public',
    'reset',
  ],
  ...['unauthorized', 'verify', 'webhooks'],
])

/** A type error names one that is left out here. */
const parts: Readonly<Record<keyof SitePlugin, true>> = {
  slug: true,
  collections: true,
  ownCollections: true,
  endpoints: true,
  publicEndpoints: true,
  blocks: true,
  emailBlocks: true,
  settings: true,
  themes: true,
  themePresets: true,
  importers: true,
  jobs: true,
  tasks: true,
  listeners: true,
  views: true,
  cards: true,
  payments: true,
}

/** What is wrong with a plugin, one sentence each; empty when it keeps the contract. */
export function problemsOf(plugin: SitePlugin): string[] {
  if (typeof plugin !== 'object' || plugin === null || typeof plugin.slug !== 'string') {
    return [
      'An entry of plugins/installed.ts is no plugin: import the object with the slug, not a function or the module.',
    ]
  }
  const { slug, collections, ownCollections, endpoints, publicEndpoints, themePresets } = plugin
  const { blocks, emailBlocks, themes, payments, views, cards, importers, jobs, tasks } = plugin
  if (!slugPattern.test(slug)) {
    return [`The plugin slug "${slug}" must be lower-case letters, digits and dashes.`]
  }
  if (isOfPlatform(slug)) {
    return [`The plugin slug "${slug}" is the platform's own; give it another one.`]
  }
  const own = `Plugin "${slug}"`
  return [
    ...Object.keys(plugin)
      .filter((part) => !(part in parts))
      .map((part) => `${own}: "${part}" is no part of a plugin; ${nearestTo(part)}`),
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
    ...(publicEndpoints ?? [])
      .filter(({ path }) => !path.startsWith(`/public/${slug}/`))
      .map(
        ({ path }) => `${own}: the public endpoint "${path}" must begin with "/public/${slug}/".`,
      ),
    ...Object.entries({
      importer: (importers ?? []).map(({ id }) => id),
      job: (jobs ?? []).map(({ name }) => name),
      task: (tasks ?? []).map(({ name }) => name),
      'payment service': Object.keys(payments ?? {}),
    }).flatMap(([what, names]) =>
      names
        .filter((name) => !name.startsWith(`${slug}-`) || !slugPattern.test(name))
        .map((name) => `${own}: the ${what} "${name}" must be called "${slug}-" and a name.`),
    ),
    ...Object.entries({ view: views, card: cards }).flatMap(([what, named]) =>
      Object.entries(named ?? {})
        .filter(([, { Component }]) => !/^[^#]+#[A-Za-z]\w*$/.test(String(Component)))
        .map(
          ([name]) =>
            `${own}: the ${what} "${name}" names its component by module path and name, as in "@/examples/${slug}/admin/${name}#View".`,
        ),
    ),
    ...Object.entries({
      block: blocks,
      'email block': emailBlocks,
      theme: themes,
      view: views,
      card: cards,
    }).flatMap(([what, named]) =>
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

/** Whether its collections or paths would meet the platform's, now or in a later release. */
function isOfPlatform(slug: string): boolean {
  return (
    platformNames.has(slug) ||
    Object.values(slugs).some((taken) => taken === slug || taken.startsWith(`${slug}-`))
  )
}

/** The part that was meant: one is often written without its last letter, or with other capitals. */
function nearestTo(wrong: string): string {
  const plain = (word: string) => word.toLowerCase().replace(/[^a-z]|s$/g, '')
  const near = Object.keys(parts).find((part) => plain(part) === plain(wrong))
  return near ? `did you mean "${near}"?` : `its parts are ${Object.keys(parts).join(', ')}.`
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
    (plugin, index) => plugins.findIndex((other) => other?.slug === plugin?.slug) !== index,
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
