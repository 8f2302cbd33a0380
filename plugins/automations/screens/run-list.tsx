import { AgainButton } from '@/plugins/automations/screens/again-button.client'
import { AdminLink } from '@/src/admin/admin-link'
import { Choices } from '@/src/admin/choices'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import list from '@/src/admin/settings-list.module.css'
import { Pager } from '@/src/admin/ui/list/pager'
import {
  type ActionOutcome,
  type RunState,
  type RunView,
  runStates,
} from '@/src/core/contracts/automations/automations'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { shownEmail } from '@/src/core/text/email-address'

const words = ownerMessages.automations

type Query = { state?: RunState | undefined; page: number }

type Props = {
  runs: readonly RunView[]
  hasMore: boolean
  /** Of the calls. */
  url: string
  /** Of this screen, and of people. */
  path: string
  peoplePath: string
  query: Query
}

/** For whom an automation ran, and what became of each action. */
export function RunList({ runs, hasMore, url, path, peoplePath, query: { state, page } }: Props) {
  const hrefOf = (to: Query) =>
    `${path}?${new URLSearchParams({ ...(to.state && { state: to.state }), page: String(to.page) })}`
  return (
    <section aria-labelledby="runs">
      <div className={list.head}>
        <h2 id="runs">{words.runs}</h2>
        <Choices
          label={words.filter}
          choices={[undefined, ...runStates].map((one) => ({
            label: one ? words.states[one] : words.all,
            href: hrefOf({ state: one, page: 1 }),
            isChosen: one === state,
          }))}
        />
      </div>
      <p className={list.quiet}>{words.runsText}</p>
      {runs.length === 0 ? (
        <p className={list.quiet}>{state ? words.noneOfState : words.noRuns}</p>
      ) : (
        <ul className={list.rows}>
          {runs.map((run) => (
            <li key={run.id} className={list.row}>
              <div className={list.what}>
                {run.personId ? (
                  <AdminLink href={`${peoplePath}/${run.personId}`}>
                    {shownEmail(run.email)}
                  </AdminLink>
                ) : (
                  <strong>{shownEmail(run.email)}</strong>
                )}{' '}
                {words.states[run.state]}
                <p className={list.quiet}>
                  <LocalTime iso={run.occurredAt} />
                  {run.state === 'waiting' && (
                    <>
                      {' · '}
                      {words.next} <LocalTime iso={run.dueAt} />
                    </>
                  )}
                </p>
                <ul>
                  {run.outcomes.map((outcome) => (
                    <li
                      key={`${outcome.actionId} ${outcome.at}`}
                      className={outcome.outcome === 'failed' ? list.error : undefined}
                    >
                      {outcomeWords(outcome)} <LocalTime iso={outcome.at} />
                    </li>
                  ))}
                </ul>
              </div>
              {run.state === 'failed' && (
                <AgainButton url={`${url}/${run.id}`} email={shownEmail(run.email)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <Pager
        label={words.runs}
        page={page}
        hasMore={hasMore}
        hrefOf={(to) => hrefOf({ state, page: to })}
      />
    </section>
  )
}

function outcomeWords({ kind, outcome, note }: ActionOutcome): string {
  const what = outcome === 'done' ? words.done[kind] : words.notDone[kind]
  return note ? `${what}: ${note}` : what
}
