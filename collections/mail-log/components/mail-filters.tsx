import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import styles from '@/collections/mail-log/components/mail-log.module.css'
import { SendAgain } from '@/collections/mail-log/components/send-again'
import { mailKindLabel, mailStates } from '@/src/core/mail-states'
import { slugs } from '@/src/core/slugs'
import { failedMailsOf, mailKindsOf } from '@/src/server/mail/mail-log-summary'
import { hasMailServer } from '@/src/server/mail/mail-transport'

type Chosen = { state?: string; kind?: string }
type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** Above the list: which mails are shown, and a way to send those again that failed. */
export async function MailFilters({ payload, user, searchParams }: BeforeListTableServerProps) {
  const caller = { payload, user: user ?? null }
  const [kinds, failed] = await Promise.all([mailKindsOf(caller), failedMailsOf(caller)])
  const chosen = readChosen(searchParams ?? {})
  const list = `${payload.config.routes.admin}/collections/${slugs.mailLog}`
  const states = Object.entries(mailStates)
  return (
    <div className={styles.filters}>
      <Choices
        label="State"
        choices={[['', 'All'], ...states]}
        chosen={chosen.state}
        hrefOf={(state) => list + query({ ...chosen, state })}
      />
      <Choices
        label="Kind"
        choices={[['', 'All'], ...kinds.map((kind) => [kind, mailKindLabel(kind)] as const)]}
        chosen={chosen.kind}
        hrefOf={(kind) => list + query({ ...chosen, kind })}
      />
      {hasMailServer() &&
        failed.map(({ profileId, name, count }) => (
          <SendAgain
            key={profileId}
            label={`Send ${count === 1 ? 'the mail' : `all ${count} mails`} of ${name} that failed again`}
            path="/send-failed-again"
            body={{ profileId }}
          />
        ))}
    </div>
  )
}

type ChoicesProps = {
  label: string
  choices: readonly (readonly [value: string, label: string])[]
  chosen: string | undefined
  hrefOf: (value: string) => string
}

function Choices({ label, choices, chosen = '', hrefOf }: ChoicesProps) {
  return (
    <nav className={styles.choices} aria-label={`${label} of the mails shown`}>
      <span>{label}</span>
      {choices.map(([value, name]) => (
        <Link
          key={value}
          className={styles.choice}
          href={hrefOf(value)}
          aria-current={value === chosen ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** As the admin's own filters are written, which show the same. */
function query(chosen: Chosen): string {
  const wanted = Object.entries(chosen).filter(([, value]) => value)
  const parts = wanted.map(([field, value], index) => [
    `where[or][0][and][${index}][${field}][equals]`,
    value,
  ])
  return parts.length > 0 ? `?${new URLSearchParams(parts)}` : ''
}

function readChosen(searchParams: SearchParams): Chosen {
  const chosenOf = (field: string) => {
    const name = Object.keys(searchParams).find((key) => key.endsWith(`[${field}][equals]`))
    const value = name === undefined ? undefined : searchParams[name]
    return typeof value === 'string' ? value : undefined
  }
  return { state: chosenOf('state'), kind: chosenOf('kind') }
}
