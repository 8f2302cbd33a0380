import { sql } from '@payloadcms/db-postgres'
import { definePart, iso, type Row } from '@/plugins/audience/person/define-part'
import { automationsPath } from '@/src/admin/studio-paths'
import type { ActionOutcome, RunState } from '@/src/core/contracts/automations/automations'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.automations

type RunRow = Row & {
  at: string
  automation: string
  automationId: string
  state: RunState
  outcomes: ActionOutcome[]
}

/** What automations did for somebody. */
export const automationsPart = definePart<RunRow>({
  name: 'automations',
  subject: 'audience',
  rows: ({ profileId, email, accountId }) => sql`
    select run.id, ${iso(sql`run.occurred_at`)} as at, automations.name as automation,
      run.automation_id as "automationId", run.state, run.outcomes
    from automation_runs run join automations on automations.id = run.automation_id
    where run.profile_id = ${profileId}
      and (run.email = ${email} or run.account_id = ${accountId}::uuid)`,
  entry: ({ id, at, automation, automationId, state, outcomes }) => ({
    ...{ id, at, title: automation, path: `${automationsPath}/${automationId}` },
    note: [
      words.states[state],
      ...outcomes.map(({ kind, outcome, note }) =>
        [outcome === 'done' ? words.done[kind] : words.notDone[kind], note]
          .filter(Boolean)
          .join(': '),
      ),
    ].join(' · '),
  }),
  // What set it off is told already, and mails are, too.
  happenings: () => [],
})
