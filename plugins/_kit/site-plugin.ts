import type { CollectionConfig, Endpoint, Payload, PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Importer } from '@/plugins/_kit/importer'
import type { PublicEndpoint } from '@/plugins/_kit/public-endpoint'
import type { Job, PeriodicTask } from '@/plugins/_kit/server'
import type { Subject } from '@/src/core/access/site-roles'
import type { WebhookEvent, webhookEvents } from '@/src/core/contracts/webhooks/events'
import type { ThemePreset } from '@/src/core/theme/theme-presets'

/**
 * A look that artists can pick beside ours: four colours (`#rrggbb`), corners in pixels (0 to 40),
 * one of the twenty font families. Pairs of words and ground must be readable.
 */
export type SiteThemePreset = { label: string; look: ThemePreset }

/** Something that happened on a site, see `src/core/contracts/webhooks/events.ts`. */
export type SiteEvent<Event extends WebhookEvent = WebhookEvent> = {
  /** Of the fact: it is the same when it is told twice. */
  id: string
  type: Event
  profileId: string
  /** ISO. */
  occurredAt: string
  data: z.output<(typeof webhookEvents)[Event]['data']>
}

/** Called after the commit, at least once, and again later when it fails. */
export type Listeners = {
  [Event in WebhookEvent]?: (event: SiteEvent<Event>, payload: Payload) => Promise<unknown>
}

/** A React component of the admin: module path and name, as in `@/examples/acme/admin/list#List`. */
type ComponentPath = `${string}#${string}`

/** A screen of the admin, for those whose role lets them read what it is about. It gets {@link AdminProps}. */
export type AdminView = {
  Component: ComponentPath
  title: string
  /** What it is about in the table of roles; `pages` unless said. */
  subject?: Subject
}

/** A card of the admin's start. Its component gets {@link AdminProps}. */
export type DashboardCard = AdminView

/** Without rules, and without a field `profile`. */
export type OwnCollection = Omit<CollectionConfig, 'access'>

/**
 * What a third party adds to an installation. Everything carries the slug, so that two plugins
 * never meet: blocks `acme/tour-map`, themes `acme/diary`, looks `acme/sunset`, collections
 * `acme-dates`, jobs `acme-remind`, endpoints `/acme/dates` and `/public/acme/dates`.
 */
export type SitePlugin = {
  /** Lower-case letters, digits and dashes, e.g. `acme`. */
  slug: string
  /** Slugs begin with `<slug>-`; each has its own rule for create, read, update and delete. */
  collections?: CollectionConfig[]
  /**
   * Collections whose documents belong to one artist each. They get their `profile` and their rules
   * here: owners do everything with their own, nobody else anything.
   */
  ownCollections?: OwnCollection[]
  /** Plain endpoints of Payload for programs of your own. Paths begin with `/<slug>/`, below `/api`. */
  endpoints?: Endpoint[]
  /** Calls of visitors, each made by `publicEndpoint`. Paths begin with `/public/<slug>/`, below `/api`. */
  publicEndpoints?: PublicEndpoint[]
  /**
   * Folders of blocks by name. Module paths, not modules: the generator writes the imports, so that
   * server and editor bundles stay apart. Each folder holds `schema`, `render`, `editor` and, when
   * the block shows data, `load`, as the project's own blocks do.
   */
  blocks?: Record<string, `${string}/blocks/${string}`>
  /** Folders of blocks of mails by name, built like `blocks`; see `email-blocks/README.md`. */
  emailBlocks?: Record<string, `${string}/email-blocks/${string}`>
  /**
   * Module path of what artists set for the whole site, such as `@/examples/acme/settings`. It exports `settings`,
   * made by `defineSettings`, and is loaded by the editor: it must be pure.
   */
  settings?: `${string}/settings`
  /**
   * Kinds of site by name. Module paths like those of blocks; each module exports `theme`, a
   * `SiteTheme` (`src/core/theme/site-theme.ts`).
   */
  themes?: Record<string, `${string}/themes/${string}`>
  /**
   * Looks by name, for the editor's Theme panel. Plain data: the generator copies it, so that
   * nothing of the plugin's code reaches a browser for it.
   */
  themePresets?: Record<string, SiteThemePreset>
  /** Readers of other services' exports, shown under “Move in”. Their ids begin with `<slug>-`. */
  importers?: Importer[]
  /** Background work, made by `defineJob`; names begin with `<slug>-`. */
  jobs?: Job[]
  /** Periodic work; names begin with `<slug>-`. */
  tasks?: PeriodicTask[]
  /** What is done when something happens on a site. */
  listeners?: Listeners
  /** Screens of the admin by name, at `/admin/<slug>/<name>`; navigation lists them under “More”. */
  views?: Record<string, AdminView>
  /** Cards of the admin's start by name. */
  cards?: Record<string, DashboardCard>
  /**
   * Payment services by name: module paths, each exporting `service`, made by `defineService`
   * (`src/server/payments/payment-service.ts`). Stored with each payment by the name, which begins with `<slug>-`.
   */
  payments?: Record<string, `${string}/payments/${string}`>
}

/** What views and cards of a plugin get. */
export type AdminProps = {
  payload: Payload
  req: PayloadRequest
  /** The site that is shown. */
  profileId: string
}
