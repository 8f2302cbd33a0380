import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { Gutter } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { AdminViewServerProps } from 'payload'
import { Card, NothingYet } from '@/plugins/insights/dashboard/card'
import styles from '@/plugins/insights/dashboard/dashboard.module.css'
import { LatestMessages, LatestOrders } from '@/plugins/insights/dashboard/latest'
import { loadDashboard } from '@/plugins/insights/dashboard/load-dashboard'
import type { NextEvent } from '@/plugins/insights/dashboard/next-event'
import { PluginCards } from '@/plugins/insights/dashboard/plugin-cards'
import type { Step } from '@/plugins/insights/dashboard/set-up-steps'
import { SiteCard } from '@/plugins/insights/dashboard/site-card'
import { TellPeople } from '@/plugins/insights/dashboard/tell-people'
import { totalsOf } from '@/plugins/insights/day-numbers'
import { formatCount, formatDollars, formatNumber, formatWeekday } from '@/plugins/insights/labels'
import { PlatformStart } from '@/plugins/insights/platform/platform-start'
import { isPlatformAdmin, mayOn } from '@/src/access/own-profile'
import { AdminLink } from '@/src/admin/admin-link'
import { BarChart } from '@/src/admin/charts/bar-chart'
import { LineChart } from '@/src/admin/charts/line-chart'
import { readerLocale, sayEvent, sayShortDay } from '@/src/admin/dates/say-date'
import { NewRelease } from '@/src/admin/new-release'
import {
  failedJobsPath,
  moneyPath,
  musicPath,
  newPostPath,
  numbersPath,
  ordersPath,
  showsPath,
} from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import type { Right, Subject } from '@/src/core/access/site-roles'
import type { InsightDay } from '@/src/core/contracts/pages/insights'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { shownProfile } from '@/src/server/chosen-profile'
import { type QueueFigures, readQueueFigures } from '@/src/server/queue/queue-figures'
import { noteStaff } from '@/src/server/visits/note-staff'

/** The list's own filter, as its address has it. */
const onlyToReview = `?${new URLSearchParams({ 'where[or][0][and][0][needsReview][exists]': 'true' })}`

/** The admin's start for artists: their site, what is left to do, and how things go. */
export async function DashboardView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { payload, user } = req
  const { admin, api } = payload.config.routes
  const profileId = shownProfile(req)
  await noteStaff(req)
  const dashboard = profileId ? await loadDashboard(req, profileId) : null
  const locale = readerLocale(req.headers)
  const isSetUp = dashboard?.steps.every(({ isDone }) => isDone) ?? false
  const needsTelling = !isSetUp && dashboard?.site.isOnline
  const before = payload.config.admin.components?.beforeDashboard
  const jobs = isPlatformAdmin(req)
    ? await readQueueFigures((payload.db as unknown as PostgresAdapter).pool)
    : null
  const name = user && 'name' in user ? user.name : ''
  const may = (subject: Subject, right: Right) =>
    profileId === null || mayOn(req, profileId, subject, right)
  const to = (slug: string) => `${admin}/collections/${slug}`
  const orders = admin + ordersPath

  return (
    <Gutter className={styles.dashboard}>
      {RenderServerComponent({
        Component: before,
        importMap: payload.importMap,
        serverProps: { payload, user },
      })}
      <header className={styles.head}>
        <h1>{name ? `Hello, ${name}` : 'Hello'}</h1>
        {dashboard && (
          <nav aria-label="Make something new">
            {may('posts', 'change') && (
              <AdminLink className={styles.secondary} href={`${admin}${newPostPath}`}>
                New post
              </AdminLink>
            )}
            {profileId && may('products', 'change') && (
              <NewRelease
                {...{ profileId, adminPath: admin, apiPath: payload.config.routes.api }}
                className={styles.secondary}
              >
                New release
              </NewRelease>
            )}
          </nav>
        )}
      </header>
      {jobs && <BackgroundWork {...jobs} href={`${admin}${failedJobsPath}`} />}
      {!dashboard ? (
        isPlatformAdmin(req) ? (
          <PlatformStart req={req} searchParams={props.searchParams} />
        ) : (
          <p className={styles.nothing}>{ownerMessages.team.noSite}</p>
        )
      ) : (
        <>
          {dashboard.testPayments && <p className={styles.notice}>{testPaymentsNotice}</p>}
          {dashboard.reportedComments > 0 && (
            <p className={styles.notice}>
              <AdminLink href={to(slugs.comments)}>
                {formatCount(dashboard.reportedComments, 'reported comment')}
              </AdminLink>{' '}
              {dashboard.reportedComments === 1 ? 'waits' : 'wait'} for you to look.
            </p>
          )}
          <ToReview count={dashboard.toReview.orders} noun="order" href={`${orders}?column=look`} />
          <ToReview
            count={dashboard.toReview.memberships}
            noun="membership"
            href={to(slugs.memberships) + onlyToReview}
          />
          {dashboard.toSend > 0 && (
            <p className={styles.notice}>
              <AdminLink href={`${orders}?column=pack`}>
                {formatNumber(dashboard.toSend)} to send
              </AdminLink>
            </p>
          )}
          {dashboard.waiting.map(({ id, title }) => (
            <p key={id} className={styles.notice}>
              <AdminLink href={`${admin}${musicPath}/${id}`}>
                {ownerMessages.delivery.waiting(title)}
              </AdminLink>
            </p>
          ))}
          <div className={styles.grid}>
            <SiteCard
              {...dashboard}
              adminPath={admin}
              apiPath={api}
              isWide={isSetUp}
              mayPutOnline={may('site', 'change')}
            />
            {!isSetUp && <StepsCard steps={dashboard.steps} adminPath={admin} />}
            {needsTelling && dashboard.siteUrl && (
              <TellPeople name={dashboard.site.profile.name} siteUrl={dashboard.siteUrl} />
            )}
            {may('numbers', 'read') && (
              <>
                <OrdersThisWeek
                  days={dashboard.days}
                  locale={locale}
                  href={orders}
                  moneyHref={`${admin}${moneyPath}`}
                />
                <MembersNow days={dashboard.days} locale={locale} href={to(slugs.memberships)} />
              </>
            )}
            {may('shows', 'read') && (
              <EventCard next={dashboard.event} locale={locale} adminPath={admin} />
            )}
            <div className={styles.halves}>
              {may('orders', 'read') && (
                <LatestOrders
                  orders={dashboard.orders}
                  coming={dashboard.coming}
                  adminPath={admin}
                />
              )}
              {may('messages', 'read') && (
                <LatestMessages messages={dashboard.messages} adminPath={admin} />
              )}
              {profileId && <PluginCards req={req} profileId={profileId} may={may} />}
            </div>
          </div>
          {may('numbers', 'read') && (
            <p className={styles.more}>
              <AdminLink href={`${admin}${numbersPath}`}>All numbers</AdminLink>
            </p>
          )}
        </>
      )}
    </Gutter>
  )
}

/** For who runs the platform. */
function BackgroundWork({ workers, queues, href }: QueueFigures & { href: string }) {
  const { size, ageSeconds } = queues.jobs
  const failed = queues.failed_jobs.size
  return (
    <>
      <p className={workers === 0 ? styles.notice : styles.quiet}>
        {workers === 0
          ? 'No worker runs background jobs: mails, downloads and refunds wait.'
          : `Workers of background jobs: ${workers}.`}
        {size > 0 && ` Waiting: ${size}, the first for ${Math.round(ageSeconds)} s.`}
      </p>
      {failed > 0 && (
        <p className={styles.notice}>
          <AdminLink href={href}>{formatCount(failed, 'background job')}</AdminLink> failed for
          good.
        </p>
      )}
    </>
  )
}

function ToReview({ count, noun, href }: { count: number; noun: string; href: string }) {
  return (
    count > 0 && (
      <p className={styles.notice}>
        <AdminLink href={href}>{formatCount(count, noun)}</AdminLink>{' '}
        {count === 1 ? 'needs' : 'need'} a look.
      </p>
    )
  )
}

type StepsCardProps = { steps: readonly Step[]; adminPath: string }

/** What is left to do before the site is complete; the first of it with the way there. */
function StepsCard({ steps, adminPath }: StepsCardProps) {
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Card
      title="Finish setting up"
      aside={
        <span className={styles.quiet}>
          {done} of {steps.length}
        </span>
      }
    >
      <progress className={styles.progress} aria-label="Done" max={steps.length} value={done} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.label} data-done={step.isDone} data-next={step === next}>
            <span className={styles.tick} aria-hidden="true" />
            <span>
              {step.label}
              {step.isDone && <span className={controls.visuallyHidden}> (done)</span>}
            </span>
            {!step.isDone && step.action && (
              <AdminLink
                className={step === next ? styles.secondary : styles.quiet}
                href={`${adminPath}${step.action.path}`}
                aria-label={`${step.action.label}: ${step.label}`}
              >
                {step.action.label}
              </AdminLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

type EventCardProps = { next: NextEvent | null; locale: string; adminPath: string }

function EventCard({ next, locale, adminPath }: EventCardProps) {
  const list = `${adminPath}${showsPath}`
  if (!next) {
    return (
      <Card title="Next show">
        <NothingYet>
          No show planned. <AdminLink href={`${list}?new`}>Add one</AdminLink> and it shows on your
          home page.
        </NothingYet>
      </Card>
    )
  }
  const { event, tickets } = next
  return (
    <Card title="Next show" more={{ label: 'All shows', href: list }}>
      <div className={styles.event}>
        <h3>
          <AdminLink href={`${list}/${event.id}`}>{event.title}</AdminLink>
        </h3>
        <p className={styles.quiet}>
          {sayEvent(event.startsAt, { locale, timeZone: event.timeZone })}
        </p>
        <p className={styles.quiet}>
          {event.address.name}, {event.address.city}
        </p>
        {tickets && tickets.total > 0 && (
          <>
            <p className={styles.sold} id="tickets-sold">
              {tickets.sold} of {tickets.total} tickets sold
            </p>
            <progress
              className={styles.progress}
              aria-labelledby="tickets-sold"
              max={tickets.total}
              value={tickets.sold}
            />
          </>
        )}
      </div>
    </Card>
  )
}

type DaysProps = { days: readonly InsightDay[]; locale: string; href: string }

const weekDays = 7

function OrdersThisWeek({ days, locale, href, moneyHref }: DaysProps & { moneyHref: string }) {
  const week = days.slice(-weekDays)
  const totals = totalsOf(week)
  return (
    <Card title="Orders this week" more={{ label: 'All orders', href }}>
      {totals.orders === 0 ? (
        <NothingYet>No orders this week. They show here from the first sale.</NothingYet>
      ) : (
        <>
          <p className={styles.figure}>
            <strong>{formatNumber(totals.orders)}</strong>{' '}
            <AdminLink href={moneyHref}>{formatDollars(totals.revenue)}</AdminLink>
          </p>
          <BarChart
            name={`Orders by day: ${formatCount(totals.orders, 'order')} in the last seven days`}
            bars={week.map(({ day, orders, revenue }, index) => ({
              label: index === week.length - 1 ? 'Today' : formatWeekday(day),
              value: orders,
              title: `${sayShortDay(day, { locale })}: ${formatCount(orders, 'order')}, ${formatDollars(revenue)}`,
            }))}
          />
        </>
      )}
    </Card>
  )
}

function MembersNow({ days, locale, href }: DaysProps) {
  const first = days[0]
  const members = days.at(-1)?.members ?? 0
  const joinedThisWeek = totalsOf(days.slice(-weekDays)).membersJoined
  return (
    <Card title="Members" more={{ label: 'All members', href }}>
      {members === 0 || !first ? (
        <NothingYet>No members yet. Fans join from your Members page.</NothingYet>
      ) : (
        <>
          <p className={styles.figure}>
            <strong>{formatNumber(members)}</strong> {formatNumber(joinedThisWeek)} new this week
          </p>
          <LineChart
            name={`Members over the last ${days.length} days: from ${first.members} to ${members}`}
            values={days.map((day) => day.members)}
            firstLabel={sayShortDay(first.day, { locale })}
            lastLabel="Today"
          />
        </>
      )}
    </Card>
  )
}
