import { notFound } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import type { Entry, Happening } from '@/plugins/audience/person/define-part'
import { loadPerson, type PersonPage, requirePerson } from '@/plugins/audience/person/load-person'
import styles from '@/plugins/audience/person/person.module.css'
import { PersonActions } from '@/plugins/audience/person/person-actions.client'
import { PersonNotes } from '@/plugins/audience/person/person-notes.client'
import { PersonTags } from '@/plugins/audience/person/person-tags.client'
import { mayOn } from '@/src/access/own-profile'
import { AdminLink } from '@/src/admin/admin-link'
import { artistView } from '@/src/admin/artist-view'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { type Fact, Facts } from '@/src/admin/facts'
import { peoplePath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { id as idShape } from '@/src/core/contracts/ids'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice } from '@/src/core/money'
import { countryName } from '@/src/core/places/countries'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { shownEmail } from '@/src/core/text/email-address'
import { asOwner } from '@/src/server/owner'
import { idOf } from '@/src/server/site-data/visitor-read'

const words = ownerMessages.people

/** All that is known of one person. */
export const PersonView = artistView(
  { path: peoplePath, subject: 'members' },
  async ({ req, segments }) => {
    const [, personId = ''] = segments
    const person = await personOf(req, personId)
    if (!person) {
      notFound()
    }
    const { admin, api } = req.payload.config.routes
    const { profileId } = person
    const may = (subject: 'audience' | 'comments' | 'members') =>
      mayOn(req, profileId, subject, 'change')
    const site = `${api}/${slugs.profiles}/${profileId}`
    const url = `${site}/people/${person.id}`
    const name = person.name || shownEmail(person.email)
    return (
      <div className={`${controls.tokens} ${controls.chrome} ${styles.screen}`}>
        <AdminLink className={styles.back} href={`${admin}${peoplePath}`}>
          {words.title}
        </AdminLink>
        <div className={styles.head}>
          <div className={styles.who}>
            <h1>{name}</h1>
            {person.name && <p className={styles.quiet}>{shownEmail(person.email)}</p>}
          </div>
          <PersonActions
            name={name}
            email={person.email}
            url={url}
            block={
              person.account && may('comments')
                ? {
                    url: `${site}/blocked-commenters/${person.account.id}`,
                    isBlocked: person.account.isBlocked,
                  }
                : null
            }
            canUnsubscribe={may('audience') && (person.isListed || person.account !== null)}
            again={person.isUnreachable && may('audience') ? profileId : null}
            apiPath={api}
          />
        </div>
        <div className={styles.columns}>
          <div className={styles.main}>
            <Facts
              facts={factsOf(
                person,
                may('audience') && <PersonTags url={url} tags={person.tags} />,
              )}
            />
            {person.parts
              .filter(({ entries }) => entries.length > 0)
              .map(({ name: part, entries }) => (
                <section key={part} aria-labelledby={`part-${part}`}>
                  <h2 id={`part-${part}`}>{words.parts[part]}</h2>
                  <Entries entries={entries} adminPath={admin} />
                  {part === 'mails' && <p className={styles.hint}>{words.opensUnknown}</p>}
                </section>
              ))}
            {person.account && <p className={styles.hint}>{words.deletion}</p>}
          </div>
          <aside className={styles.side}>
            <PersonNotes url={`${url}/notes`} notes={person.notes} canWrite={may('members')} />
            <section aria-labelledby="timeline">
              <h2 id="timeline">What happened</h2>
              <Timeline happenings={person.timeline} adminPath={admin} />
            </section>
          </aside>
        </div>
      </div>
    )
  },
)

/** Null for nobody, and for who is not theirs. */
async function personOf(req: PayloadRequest, id: string): Promise<PersonPage | null> {
  if (!idShape.safeParse(id).success) {
    return null
  }
  const found = await req.payload.findByID({
    collection: slugs.people,
    id,
    disableErrors: true,
    ...asOwner(req),
  })
  const profileId = found && idOf(found.profile)
  if (!profileId) {
    return null
  }
  try {
    return await loadPerson(req, await requirePerson(req, { profileId, personId: id }))
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      // Deleted a moment ago.
      return null
    }
    throw error
  }
}

function factsOf(
  { tags, tier, paid, country, since, seenAt, account, isUnreachable }: PersonPage,
  tagList: ReactNode,
) {
  const facts: Fact[] = [
    ['Member of', tier],
    ['Tags', tags.length > 0 && (tagList || tags.join(', '))],
    ['Paid in all', paid && paid.minor > 0 && formatPrice(paid.minor)],
    ['Orders', paid && paid.orders > 0 && String(paid.orders)],
    ['Country', country && countryName(country)],
    ['Account', account && accountWords(account)],
    ['Mails', isUnreachable && ownerMessages.unreachable.title],
    ['Known since', <LocalTime key="since" iso={since} form="date" />],
    ['Last seen', <LocalTime key="seen" iso={seenAt} form="date" />],
  ]
  return facts
}

function accountWords({ isConfirmed, isBlocked }: NonNullable<PersonPage['account']>): string {
  const words = isConfirmed ? 'Yes' : 'Yes, the address is not confirmed'
  return isBlocked ? `${words}, blocked from commenting` : words
}

function Entries({ entries, adminPath }: { entries: readonly Entry[]; adminPath: string }) {
  return (
    <>
      <ul className={styles.entries}>
        {entries.map(({ id, at, title, note, path, tone }) => (
          <li key={id}>
            <span className={styles.title}>
              {path ? <AdminLink href={`${adminPath}${path}`}>{title}</AdminLink> : title}
              {note && (
                <span className={styles.note} data-tone={tone}>
                  {note}
                </span>
              )}
            </span>
            <span className={styles.when}>
              <LocalTime iso={at} form="date" />
            </span>
          </li>
        ))}
      </ul>
      {entries.length === studioLimits.people.perPart && (
        <p className={styles.hint}>{words.newestOnly(studioLimits.people.perPart)}</p>
      )}
    </>
  )
}

type TimelineProps = { happenings: readonly Happening[]; adminPath: string }

function Timeline({ happenings, adminPath }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {happenings.map(({ at, text, path }) => (
        <li key={`${at} ${text} ${path}`}>
          <span className={styles.when}>
            <LocalTime iso={at} />
          </span>
          {path ? <AdminLink href={`${adminPath}${path}`}>{text}</AdminLink> : <span>{text}</span>}
        </li>
      ))}
    </ol>
  )
}
