import { mails } from '@/src/core/email/_generated/mails'
import type { Mail } from '@/src/core/email/define-mail'
import {
  type MailVariable,
  type SharedVariable,
  sharedVariables,
} from '@/src/core/email/shared-variables'

type OwnVariable<Any> = Any extends Mail<infer Own> ? Own : never

export type VariableName = SharedVariable | OwnVariable<(typeof mails)[keyof typeof mails]>

/** Everything that may stand in some mail as `{{name}}`. Which mail knows which says its template. */
export const mailVariables: Readonly<Record<VariableName, MailVariable>> = Object.assign(
  {},
  sharedVariables,
  ...Object.values(mails).map(({ ownVariables }) => ownVariables),
)

/** `First name` for `customer.firstName`; a name that no variable has stays as it is. */
export function labelOfVariable(name: string): string {
  return Object.hasOwn(mailVariables, name) ? mailVariables[name as VariableName].label : name
}

/** Whether a name is that of a variable which says what a visitor wrote. */
export function isVisitorsWords(name: string): name is VariableName {
  return (
    Object.hasOwn(mailVariables, name) && mailVariables[name as VariableName].isVisitors === true
  )
}
