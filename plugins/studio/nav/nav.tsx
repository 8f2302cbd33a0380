import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { PayloadRequest, ServerProps } from 'payload'
import { Brand } from '@/plugins/studio/brand/brand'
import { FindButton } from '@/plugins/studio/find/find-button'
import { findEntries } from '@/plugins/studio/find/find-entries'
import { type Counts, categoryOf, loadCounts } from '@/plugins/studio/nav/load-counts'
import styles from '@/plugins/studio/nav/nav.module.css'
import { NavFrame } from '@/plugins/studio/nav/nav-frame.client'
import { NavSection } from '@/plugins/studio/nav/nav-section'
import { otherLists, shownSections } from '@/plugins/studio/nav/shown-sections'
import { sightOf } from '@/plugins/studio/nav/sight-of'
import { staffOf } from '@/src/access/own-profile'
import { AdminLink } from '@/src/admin/admin-link'
import { CircleUser, LogOut } from '@/src/admin/ui/icons'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'
import { chosenProfile, shownProfile } from '@/src/server/chosen-profile'

/** Payload's type leaves out what its frame gives. */
type Props = ServerProps & { req?: PayloadRequest }

/** The ways through the admin, beside every screen. */
export async function StudioNav(props: Props) {
  const { payload, permissions, req, params, searchParams, visibleEntities } = props
  const segments = segmentsIn(params)
  // The editor of pages lies over the whole screen, and has a palette of its own.
  const isCovered = segments.at(-1) === 'builder'
  if (isCovered || !req || !staffOf(req) || !permissions || !visibleEntities) {
    return null
  }
  const { routes, admin } = payload.config
  const { components } = admin
  const profileId = shownProfile(req)
  const [counts, category]: [Counts, string | null] = await Promise.all([
    profileId ? loadCounts(req, profileId) : {},
    openCategory(req, segments, searchParams),
  ])
  const sight = sightOf({ req, permissions, visibleEntities })
  const at = { segments, category }
  const sections = shownSections(sight, at)
  const others = otherLists(sight, at)
  const entries = await findEntries(req, { sections, others })
  const own = { importMap: payload.importMap, serverProps: props }
  const hasLinks = [components.beforeNavLinks, components.afterNavLinks].some(
    (links) => links && links.length > 0,
  )
  return (
    <NavFrame sites={chosenProfile(req) ? 'one' : 'several'}>
      <AdminLink className={styles.brand} href={routes.admin}>
        <Brand />
      </AdminLink>
      <FindButton profileId={profileId} apiPath={routes.api} entries={entries} />
      {RenderServerComponent({ ...own, Component: components.beforeNav })}
      <nav className={styles.sections} aria-label="Main">
        <ul>
          {sections
            .filter(({ isLast }) => !isLast)
            .map((section) => (
              <NavSection
                key={section.id}
                section={section}
                count={section.count && counts[section.count]}
              />
            ))}
        </ul>
        {(others.length > 0 || hasLinks) && (
          <section className={styles.more} aria-label="More">
            <h2>More</h2>
            {RenderServerComponent({ ...own, Component: components.beforeNavLinks })}
            {others.map(({ href, label, isCurrent }) => (
              <AdminLink
                key={href}
                className={styles.place}
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {label}
              </AdminLink>
            ))}
            {RenderServerComponent({ ...own, Component: components.afterNavLinks })}
          </section>
        )}
        <ul className={styles.last}>
          {sections
            .filter(({ isLast }) => isLast)
            .map((section) => (
              <NavSection key={section.id} section={section} />
            ))}
        </ul>
      </nav>
      {RenderServerComponent({ ...own, Component: components.afterNav })}
      <div className={styles.foot}>
        <AdminLink
          className={styles.account}
          href={`${routes.admin}${admin.routes.account}`}
          title="My account"
        >
          <CircleUser size={16} aria-hidden />
          <span>{nameOf(req.user)}</span>
        </AdminLink>
        {RenderServerComponent({ ...own, Component: components.settingsMenu })}
        <AdminLink
          className={styles.out}
          href={`${routes.admin}${admin.routes.logout}`}
          aria-label="Sign out"
          title="Sign out"
        >
          <LogOut size={16} aria-hidden />
        </AdminLink>
      </div>
    </NavFrame>
  )
}

function segmentsIn(params: ServerProps['params']): string[] {
  const segments = params?.segments
  return Array.isArray(segments) ? segments : []
}

/** Of the product that is open, or that the list of products is filtered by. */
async function openCategory(
  req: PayloadRequest,
  [kind, slug, id = '']: readonly string[],
  searchParams: ServerProps['searchParams'],
): Promise<string | null> {
  if (kind !== 'collections' || slug !== slugs.products) {
    return null
  }
  const [, asked] =
    Object.entries(searchParams ?? {}).find(([name]) =>
      /(^|\[)category(\]\[equals\])?$/.test(name),
    ) ?? []
  return typeof asked === 'string' ? asked : isUuid(id) ? categoryOf(req, id) : null
}

function nameOf(user: PayloadRequest['user']): string {
  return (user && 'name' in user && user.name) || user?.email || ''
}
