import type { AutomationFields } from '@/src/core/contracts/automations/automations'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { richTextOf } from '@/src/core/rich-text'
import { randomUuid } from '@/src/core/uuid'

type Starter = { id: string; label: string; about: string; make: () => AutomationFields }

const day = 24

/** Automations to begin with. What is made of one is off, and its words are the artist's to change. */
export const starters: readonly Starter[] = [
  {
    id: 'welcome',
    label: 'Welcome new subscribers',
    about: 'A first mail to everybody who confirms a list.',
    make: () => ({
      name: 'Welcome new subscribers',
      trigger: 'subscribed',
      aboutId: null,
      oncePerPerson: true,
      actions: [
        mail(0, 'Good to have you here', [
          'Hello {{firstName}},',
          'Thank you for joining. From now on you hear from me first: new songs, shows and what happens in between.',
        ]),
      ],
    }),
  },
  {
    id: 'thank-buyers',
    label: 'Thank buyers with a code',
    about: 'A day after they buy, with 10 % off the next order.',
    make: () => ({
      name: 'Thank buyers with a code',
      trigger: 'bought',
      aboutId: null,
      oncePerPerson: true,
      actions: [
        mail(
          day,
          'Thank you, and something for next time',
          [
            'Hello {{firstName}},',
            'Thank you for your order. It keeps the music going.',
            'With the code {{code}} you pay less next time. It works for one order.',
          ],
          { percent: 10, days: 30 },
        ),
        { ...next(), kind: 'tag', tag: 'buyer' },
      ],
    }),
  },
  {
    id: 'ask-back',
    label: 'Ask back who left',
    about: 'Two weeks after somebody leaves a membership.',
    make: () => ({
      name: 'Ask back who left',
      trigger: 'ended',
      aboutId: null,
      oncePerPerson: true,
      actions: [
        mail(14 * day, 'You are always welcome', [
          'Hello {{firstName}},',
          'Thank you for the time that you were a member. The door stays open: you can come back whenever you like.',
        ]),
      ],
    }),
  },
]

/** What a new action begins with. */
export const actionMakers = {
  mail: () => mail(0, '', ['']),
  tag: () => ({ ...next(), kind: 'tag', tag: '' }) as const,
  list: () => ({ ...next(), kind: 'list', listId: '' }) as const,
}

/** As the form begins for one of {@link starters}, or for none. */
export function startOf(id: string | undefined): AutomationFields {
  const starter = starters.find((each) => each.id === id)
  return (
    starter?.make() ?? {
      name: '',
      trigger: 'subscribed',
      aboutId: null,
      oncePerPerson: true,
      actions: [actionMakers.mail()],
    }
  )
}

export const blankStarter = {
  id: 'blank',
  label: ownerMessages.automations.blank,
  about: ownerMessages.automations.blankAbout,
}

const next = (waitHours = 0) => ({ id: randomUuid(), waitHours })

type Code = { percent: number; days: number }

function mail(waitHours: number, subject: string, lines: string[], code: Code | null = null) {
  const text = richTextOf('paragraph', ...lines)
  return { ...next(waitHours), kind: 'mail', subject, text, code } as const
}
