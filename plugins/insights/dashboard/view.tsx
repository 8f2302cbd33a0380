import { Gutter } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import styles from '@/plugins/insights/dashboard/dashboard.module.css'
import { EventCard } from '@/plugins/insights/dashboard/event-card'
import { MembersNow, OrdersThisWeek } from '@/plugins/insights/dashboard/figures'
import { LatestMessages, LatestOrders } from '@/plugins/insights/dashboard/latest'
import { loadDashboard } from '@/plugins/insights/dashboard/load-dashboard'
import { SiteCard } from '@/plugins/insights/dashboard/site-card'
import { StepsCard } from '@/plugins/insights/dashboard/steps-card'
import { numbersPath } from '@/plugins/insights/paths'
import { sayCount } from '@/plugins/insights/words'
import { testPaymentsNotice } from '@/src/core/messages/test-payments'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import { shownProfile } from '@/src/server/chosen-profile'

/** The list's own filter, as its address has it. */
const onlyToReview = `?${new URLSearchParams({ 'where[or][0][and][0][needsReview][exists]': 'true' })}`

/** The admin's start for artists: their site, what is left to do, and how things go. */
export async function DashboardView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { payload, user } = req
  const { admin } = payload.config.routes
  const profileId = shownProfile(req)
  const dashboard = profileId ? await loadDashboard(req, profileId) : null
  const isSetUp = dashboard?.steps.every(({ isDone }) => isDone) ?? false
  const before = payload.config.admin.components?.beforeDashboard
  const name = user && 'name' in user ? user.name : ''
  const to = (slug: string) => `${admin}/collections/${slug}`

  return (
    <Gutter className={styles.dashboard}>
      {RenderServerComponent({
        Component: before,
        importMap: payload.importMap,
        serverProps: { payload, user },
      })}
      <header className={styles.head}>
        <h1>{name ? `Hello, ${name}` : 'Hello'}</h1>
        <nav aria-label="Make something new">
          <Link className={styles.secondary} href={`${to(slugs.posts)}/create`}>
            New post
          </Link>
          <Link className={styles.secondary} href={`${to(slugs.products)}/create`}>
            New release
          </Link>
        </nav>
      </header>
      {!dashboard ? (
        <p className={styles.nothing}>There is no site yet that you work for.</p>
      ) : (
        <>
          {dashboard.testPayments && <p className={styles.notice}>{testPaymentsNotice}</p>}
          {dashboard.reportedComments > 0 && (
            <p className={styles.notice}>
              <Link href={to(slugs.comments)}>
                {sayCount(dashboard.reportedComments, 'reported comment')}
              </Link>{' '}
              {dashboard.reportedComments === 1 ? 'waits' : 'wait'} for you to look.
            </p>
          )}
          <ToReview
            count={dashboard.toReview.orders}
            noun="order"
            href={to(slugs.orders) + onlyToReview}
          />
          <ToReview
            count={dashboard.toReview.memberships}
            noun="membership"
            href={to(slugs.memberships) + onlyToReview}
          />
          {dashboard.waiting.map(({ id, title }) => (
            <p key={id} className={styles.notice}>
              <Link href={`${to(slugs.products)}/${id}`}>
                {ownerMessages.delivery.waiting(title)}
              </Link>
            </p>
          ))}
          <div className={styles.grid}>
            <SiteCard {...dashboard} adminPath={admin} isWide={isSetUp} />
            {!isSetUp && <StepsCard steps={dashboard.steps} adminPath={admin} />}
            <OrdersThisWeek days={dashboard.days} href={to(slugs.orders)} />
            <MembersNow days={dashboard.days} href={to(slugs.memberships)} />
            <EventCard next={dashboard.event} adminPath={admin} />
            <div className={styles.halves}>
              <LatestOrders orders={dashboard.orders} coming={dashboard.coming} adminPath={admin} />
              <LatestMessages messages={dashboard.messages} adminPath={admin} />
            </div>
          </div>
          <p className={styles.more}>
            <Link href={`${admin}${numbersPath}`}>All numbers</Link>
          </p>
        </>
      )}
    </Gutter>
  )
}

function ToReview({ count, noun, href }: { count: number; noun: string; href: string }) {
  return (
    count > 0 && (
      <p className={styles.notice}>
        <Link href={href}>{sayCount(count, noun)}</Link> {count === 1 ? 'needs' : 'need'} a look.
      </p>
    )
  )
}
