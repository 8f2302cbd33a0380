import type {
  ActionOutcome,
  AutomationAction,
  AutomationTrigger,
} from '@/src/core/contracts/automations/automations'

/** What an automation has to do for one person. */
export type Run = {
  id: string
  profileId: string
  /** Of the automation. */
  name: string
  /** Null when nobody is known by the address any more. */
  personId: string | null
  email: string
  trigger: AutomationTrigger
  /** The id of what happened: an order, a membership, a subscriber or a ticket. */
  recordId: string | null
  accountId: string | null
  /** That they confirmed just before, where that began the run. */
  listId: string | null
  actions: AutomationAction[]
  outcomes: ActionOutcome[]
}

type Outcome = Pick<ActionOutcome, 'outcome' | 'note'>

/** Does an action for the person of a run, in the transaction that notes its outcome. */
export type Act = (run: Run) => Promise<Outcome>

export const done = (note = ''): Outcome => ({ outcome: 'done', note })
export const skipped = (note: string): Outcome => ({ outcome: 'skipped', note })
