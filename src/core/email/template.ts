import type { Mail } from '@/src/core/email/define-mail'
import type { MailName } from '@/src/core/email/registry'
import { commonVariables } from '@/src/core/email/shared-variables'
import type { VariableName } from '@/src/core/email/variables'

/** How a mail looks until an artist changes it. */
export type EmailTemplate = Omit<
  NonNullable<Mail['template']>,
  'position' | 'variables' | 'required'
> & {
  /** `receipt`; also the kind of the mail in the log. */
  key: MailName
  /** What it may say besides {@link commonVariables}. */
  variables: readonly VariableName[]
  required: readonly VariableName[]
}

/** All variables that a template knows. */
export function variablesOf({ variables }: EmailTemplate): readonly VariableName[] {
  return [...commonVariables, ...variables]
}
