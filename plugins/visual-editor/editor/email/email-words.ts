import type { EmailBuilderProps } from '@/plugins/visual-editor/editor/email/email-props'
import { ownerMessages } from '@/src/core/owner-messages'

/** How the two purposes of emails are spoken of. */
export const emailWords = {
  template: {
    savedHint: 'Everything is saved as you go. People get it like this once you publish it.',
    reset: {
      item: 'Back to the shipped email…',
      none: 'It is as shipped',
      title: 'Back to the shipped email?',
      warning: ownerMessages.emails.resetWarning,
      action: 'Reset to shipped',
      done: ownerMessages.emails.isReset,
    },
  },
  newsletter: {
    savedHint: 'Everything is saved as you go. Nobody gets it before you choose who, and send it.',
    reset: {
      item: 'Start over…',
      none: 'Nothing is written yet',
      title: 'Start over?',
      warning: ownerMessages.emails.startOverWarning,
      action: 'Start over',
      done: ownerMessages.emails.startedOver,
    },
  },
} as const satisfies Record<EmailBuilderProps['purpose'], unknown>
