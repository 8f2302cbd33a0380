import type { SiteChoices } from '@/src/core/contracts/audience/segments'
import {
  type AutomationAction,
  type AutomationFields,
  automationTriggers,
} from '@/src/core/contracts/automations/automations'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.automations
const { sentence, waits } = words

type Said = Pick<AutomationFields, 'trigger' | 'aboutId' | 'actions'>

/** What an automation does, as one says it. */
export function sentenceOf({ trigger, aboutId, actions }: Said, choices: SiteChoices): string {
  const { asks } = automationTriggers[trigger]
  const about = aboutId
    ? ` (${choices[asks].find(({ id }) => id === aboutId)?.name ?? words.gone})`
    : ''
  const then = actions.map((action) => {
    const wait = action.waitHours > 0 ? sentence.after(waits(action.waitHours)) : ''
    return wait + actionWords(action, choices)
  })
  return `${sentence.when(words.triggers[trigger])}${about}: ${then.join(', then ')}.`
}

function actionWords(action: AutomationAction, { list }: SiteChoices): string {
  switch (action.kind) {
    case 'mail':
      return action.code
        ? sentence.mailCode(action.subject, action.code.percent)
        : sentence.mail(action.subject)
    case 'tag':
      return sentence.tag(action.tag)
    case 'list':
      return sentence.list(list.find(({ id }) => id === action.listId)?.name ?? words.gone)
  }
}
