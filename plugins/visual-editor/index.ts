import type { CollectionConfig, Config, Plugin } from 'payload'
import { blockDataEndpoint } from '@/plugins/visual-editor/block-data-endpoint'
import { emailEndpoints } from '@/plugins/visual-editor/emails/endpoints'
import { newsletterLockEndpoints } from '@/plugins/visual-editor/emails/lock-endpoints'
import { emailBuilderPath, newsletterBuilderPath } from '@/plugins/visual-editor/emails/paths'
import { documentEndpoints } from '@/plugins/visual-editor/endpoints'
import { firstStepsEndpoints } from '@/plugins/visual-editor/first-steps/endpoint'
import { offerFirstRelease } from '@/plugins/visual-editor/first-steps/offer-first-release'
import { firstStepsPath } from '@/plugins/visual-editor/first-steps/paths'
import { forgetDeletedPages } from '@/plugins/visual-editor/pages/deleted-pages'
import { pageEndpoints } from '@/plugins/visual-editor/pages/endpoints'
import { publishCheckEndpoint } from '@/plugins/visual-editor/publish-check/endpoint'
import { publishGate } from '@/plugins/visual-editor/publish-check/publish-gate'
import { themeSwitchEndpoint } from '@/plugins/visual-editor/theme/switch-theme'
import { slugs } from '@/src/core/slugs'
import { withScreens } from '@/src/server/extend-config'
import { withPublishGate } from '@/src/server/pages/publish-gate'
import { pageScheduleJob } from '@/src/server/pages/run-schedule'
import { catchLostSchedules } from '@/src/server/pages/schedule'
import { withJobs } from '@/src/server/queue/define-job'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>
type EditViews = NonNullable<Components['views']>['edit']

const builderView = {
  Component: '/plugins/visual-editor/view#BuilderView',
  path: '/builder',
  tab: { label: 'Design', href: '/builder', order: 0 },
} as const

/** Adds the full-screen editor to pages, at `/admin/collections/pages/{id}/builder`. */
export function visualEditor(): Plugin {
  return (config: Config): Config =>
    withPeriodicTasks(
      withJobs(
        {
          ...withViews(withPublishGate(config, publishGate)),
          collections: config.collections?.map((collection) =>
            collection.slug === slugs.pages
              ? withBuilder(collection)
              : (changes[collection.slug]?.(collection) ?? collection),
          ),
        },
        [pageScheduleJob],
      ),
      [
        { name: 'catch-lost-schedules', everySeconds: 60, run: catchLostSchedules },
        { name: 'forget-deleted-pages', everySeconds: 3600, run: forgetDeletedPages },
      ],
    )
}

/** Owners of a new site are led from the admin's start to a screen of their own. Emails open by their name. */
function withViews(config: Config): Config {
  const { admin, ...rest } = withScreens(config, {
    firstSteps: {
      Component: '/plugins/visual-editor/first-steps/view#FirstStepsView',
      path: firstStepsPath,
      title: 'First steps',
    },
    emailBuilder: {
      Component: '/plugins/visual-editor/emails/builder-view#EmailBuilderView',
      path: emailBuilderPath,
      title: 'Email',
    },
    newsletterBuilder: {
      Component: '/plugins/visual-editor/emails/newsletter-view#NewsletterBuilderView',
      path: newsletterBuilderPath,
      title: 'Newsletter',
    },
  })
  const lead = '/plugins/visual-editor/first-steps/lead-to-first-steps#LeadToFirstSteps'
  const beforeDashboard = [...(admin?.components?.beforeDashboard ?? []), lead]
  return { ...rest, admin: { ...admin, components: { ...admin?.components, beforeDashboard } } }
}

/** Payload asks a collection for everything below its slug. */
function withOwnCalls(collection: CollectionConfig): CollectionConfig {
  const endpoints = [
    ...(collection.endpoints || []),
    ...pageEndpoints,
    ...emailEndpoints,
    ...firstStepsEndpoints,
    themeSwitchEndpoint,
  ]
  return { ...collection, endpoints }
}

/** What emails look like is a matter of the editor, and most of them were never stored. */
function withEmailList({ admin, ...collection }: CollectionConfig): CollectionConfig {
  const list = { Component: '/plugins/visual-editor/emails/list-view#EmailListView' }
  return {
    ...collection,
    admin: {
      ...admin,
      hidden: false,
      group: 'Audience',
      components: { ...admin?.components, views: { ...admin?.components?.views, list } },
    },
  }
}

function withNewsletterLock(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), ...newsletterLockEndpoints],
  }
}

function withFirstRelease({ hooks, ...collection }: CollectionConfig): CollectionConfig {
  const afterChange = [...(hooks?.afterChange ?? []), offerFirstRelease]
  return { ...collection, hooks: { ...hooks, afterChange } }
}

const changes: Readonly<Record<string, (collection: CollectionConfig) => CollectionConfig>> = {
  [slugs.profiles]: withOwnCalls,
  [slugs.products]: withFirstRelease,
  [slugs.emailTemplates]: withEmailList,
  [slugs.newsletters]: withNewsletterLock,
}

function withBuilder(collection: CollectionConfig): CollectionConfig {
  const { admin, endpoints } = collection
  return {
    ...collection,
    // Several pages put live from the list would be looked at by nobody.
    disableBulkEdit: true,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        // Payload's own button puts a page live without the editor's look at it.
        edit: {
          ...admin?.components?.edit,
          PublishButton: '/plugins/visual-editor/publish-check/publish-link#PublishLink',
        },
        views: {
          ...admin?.components?.views,
          // Payload's type has no room for views of one's own beside the known ones.
          edit: { ...admin?.components?.views?.edit, builder: builderView } as EditViews,
        },
      },
    },
    endpoints: [
      ...(endpoints || []),
      blockDataEndpoint,
      publishCheckEndpoint,
      ...documentEndpoints,
    ],
  }
}
