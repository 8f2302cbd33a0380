import { type Importer, importedFiles } from '@/plugins/_kit/importer'
import type { SitePlugin, SiteThemePreset } from '@/plugins/_kit/site-plugin'
import { webhookEventNames } from '@/src/core/contracts/webhooks/events'
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

const forms = {
  text: { is: (part: unknown) => typeof part === 'string', words: 'a module path' },
  list: { is: Array.isArray, words: 'a list' },
  named: {
    is: (part: unknown) => typeof part === 'object' && part !== null && !Array.isArray(part),
    words: 'an object with a name for each',
  },
}

/** A type error names one that is left out here. */
const parts: Readonly<Record<keyof SitePlugin, keyof typeof forms>> = {
  slug: 'text',
  collections: 'list',
  ownCollections: 'list',
  endpoints: 'list',
  publicEndpoints: 'list',
  blocks: 'named',
  emailBlocks: 'named',
  settings: 'text',
  themes: 'named',
  themePresets: 'named',
  importers: 'list',
  jobs: 'list',
  tasks: 'list',
  listeners: 'named',
  views: 'named',
  cards: 'named',
  payments: 'named',
}

/** What is wrong with a plugin, one sentence each; empty when it keeps the contract. */
export function problemsOf(plugin: SitePlugin): string[] {
  if (typeof plugin !== 'object' || plugin === null || typeof plugin.slug !== 'string') {
    return [
      'An entry of plugins/installed.ts is no plugin: import the object with the slug, not a function or the module.',
    ]
  }
  const { slug, collections, ownCollections, endpoints, publicEndpoints, themePresets } = plugin
  const { blocks, emailBlocks, themes, payments, views, cards } = plugin
  const { importers, jobs, tasks, listeners } = plugin
  if (!slugPattern.test(slug)) {
    return [`The plugin slug "${slug}" must be lower-case letters, digits and dashes.`]
  }
  if (isOfPlatform(slug)) {
    return [`The plugin slug "${slug}" is the platform's own; give it another one.`]
  }
  const own = `Plugin "${slug}"`
  const misshapen = Object.entries(parts).flatMap(([part, form]) => {
    const given = plugin[part as keyof SitePlugin]
    const { is, words } = forms[form]
    return given === undefined || is(given) ? [] : [`${own}: "${part}" must be ${words}.`]
  })
  if (misshapen.length > 0) {
    return misshapen
  }
  return [
    ...unknownOf(Object.keys(plugin), Object.keys(parts)).map(
      ({ name, mend }) => `${own}: "${name}" is no part of a plugin; ${mend}`,
    ),
    ...unknownOf(Object.keys(listeners ?? {}), webhookEventNames).map(
      ({ name, mend }) => `${own}: there is no event "${name}" to listen to; ${mend}`,
    ),
    ...(importers ?? []).flatMap(problemsOfImporter).map((problem) => `${own}: ${problem}`),
    ...(publicEndpoints ?? [])
      .filter(({ madeBy }) => typeof madeBy !== 'function')
      .map(({ path }) => `${own}: make the public endpoint "${path}" by publicEndpoint({ … }).`),
    ...(jobs ?? [])
      .filter(({ retries }) => retries === undefined)
      .map(({ name }) => `${own}: make the job "${name}" by defineJob({ … }).`),
    ...(tasks ?? [])
      .filter(({ everySeconds }) => !(everySeconds > 0))
      .map(({ name }) => `${own}: the task "${name}" needs everySeconds, a number above 0.`),
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

/** With the one that was meant: a name is often written without its last letter, or with other capitals. */
function unknownOf(names: readonly string[], known: readonly string[]) {
  const plain = (word: string) => word.toLowerCase().replace(/[^a-z]|s$/g, '')
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = known.find((each) => plain(each) === plain(name))
      return {
        name,
        mend: near ? `did you mean "${near}"?` : `take one of ${known.join(', ')}.`,
      }
    })
}

function problemsOfImporter(importer: Importer): string[] {
  const { id, source, title, makes, steps, accepts, read } = importer
  const texts = Object.entries({ source, title, makes })
  const strange = (Array.isArray(accepts) ? accepts : []).filter(
    (kind) => !importedFiles.includes(kind),
  )
  const own = `the importer "${id}"`
  return [
    ...texts.filter(([, text]) => !text).map(([name]) => `${own} needs a text "${name}".`),
    ...(Array.isArray(steps) ? [] : [`${own} needs "steps", a list of sentences.`]),
    ...(Array.isArray(accepts) && accepts.length > 0
      ? strange.map(
          (kind) => `${own} cannot accept "${kind}"; take one of ${importedFiles.join(', ')}.`,
        )
      : [`${own} needs "accepts", a list of ${importedFiles.join(', ')}.`]),
    ...(typeof read === 'function' ? [] : [`${own} needs "read", an async function*.`]),
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
