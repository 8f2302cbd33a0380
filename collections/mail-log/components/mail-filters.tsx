import type { BeforeListTableServerProps } from 'payload'
import { SendAgain } from '@/collections/mail-log/components/send-again'
import { Choices } from '@/src/admin/choices'
import { ListHead } from '@/src/admin/list-head'
import { mailKindLabel, mailStates } from '@/src/core/choices/mail-states'
import { slugs } from '@/src/core/slugs'
import { failedMailsOf, mailKindsOf } from '@/src/server/mail/mail-log-summary'
import { hasMailServer } from '@/src/server/mail/mail-transport'

type Chosen = { state?: string; kind?: string; body?: string }
type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** Above the list: which mails are shown, and a way to send those again that failed. */
export async function MailFilters({ payload, user, searchParams }: BeforeListTableServerProps) {
  const caller = { payload, user: user ?? null }
  const [kinds, failed] = await Promise.all([mailKindsOf(caller), failedMailsOf(caller)])
  const chosen = readChosen(searchParams ?? {})
  const list = `${payload.config.routes.admin}/collections/${slugs.mailLog}`
  const states = Object.entries(mailStates)
  return (
    <ListHead>
      <Named
        label="State"
        choices={[['', 'All'], ...states]}
        chosen={chosen.state}
        hrefOf={(state) => list + query({ ...chosen, state })}
      />
      <Named
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
    </ListHead>
  )
}

type NamedProps = {
  label: string
  choices: readonly (readonly [value: string, label: string])[]
  chosen: string | undefined
  hrefOf: (value: string) => string
}

function Named({ label, choices, chosen = '', hrefOf }: NamedProps) {
  return (
    <Choices
      label={`${label} of the mails shown`}
      choices={choices.map(([value, name]) => ({
        label: name,
        href: hrefOf(value),
        isChosen: value === chosen,
      }))}
    >
      <span>{label}</span>
    </Choices>
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
  const filterValue = (field: string) => {
    const name = Object.keys(searchParams).find((key) => key.endsWith(`[${field}][equals]`))
    const value = name === undefined ? undefined : searchParams[name]
    return typeof value === 'string' ? value : undefined
  }
  return { state: filterValue('state'), kind: filterValue('kind'), body: filterValue('body') }
}
