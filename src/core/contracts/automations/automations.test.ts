import { expect, it } from 'vitest'
import { type AutomationFields, automationBody } from '@/src/core/contracts/automations/automations'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { richTextOf } from '@/src/core/rich-text'

const words = ownerMessages.automations
const id = '2f1a6c1e-8f0e-4d0e-9c55-0d6f3e8f4f11'

const mail = (text: string, change: object = {}) => ({
  ...{ id, kind: 'mail', waitHours: 0, subject: 'Hello', code: null },
  text: richTextOf('paragraph', text),
  ...change,
})

const said = (...actions: unknown[]) => {
  const fields = { name: 'Welcome', trigger: 'subscribed', aboutId: null, oncePerPerson: true }
  const { error } = automationBody.safeParse({ ...fields, actions })
  return error?.issues.map(({ message }) => message) ?? []
}

it('takes a mail with what it says of its receiver', () => {
  expect(
    said(mail('Hello {{firstName}}, take {{code}}', { code: { percent: 10, days: 30 } })),
  ).toEqual([])
})

it.each([
  ['without a subject', mail('Hello', { subject: ' ' }), words.subjectMissing],
  ['without a text', mail('  '), words.textMissing],
  ['that says a code it has not', mail('Take {{code}}'), words.codeMissing],
  [
    'that does not say its code',
    mail('Hello', { code: { percent: 10, days: 1 } }),
    words.codeUnsaid,
  ],
  ['that says what nobody knows', mail('Hello {{lastName}}'), words.tagUnknown],
  ['with half a variable', mail('Hello {{firstName'), words.tagUnknown],
  ['after 91 days', mail('Hello', { waitHours: 91 * 24 }), words.waitWrong],
  [
    'that takes off more than all',
    mail('{{code}}', { code: { percent: 101, days: 1 } }),
    words.percentWrong,
  ],
])('refuses a mail %s', (_, action, message) => {
  expect(said(action)).toContain(message)
})

it('refuses none, too many, and two that runs could not tell apart', () => {
  expect(said()).toEqual([words.actionMissing])
  const tag = (at: number) => ({
    id: id.replace(/.$/, String(at)),
    kind: 'tag',
    waitHours: 0,
    tag: 'a',
  })
  expect(said(...[1, 2, 3, 4, 5].map(tag))).toEqual([])
  expect(said(...[1, 2, 3, 4, 5, 6].map(tag))).toHaveLength(1)
  expect(said(tag(1), tag(1))).toHaveLength(1)
})

it('keeps tags in small letters, without room around them', () => {
  const action = { id, kind: 'tag', waitHours: 0, tag: '  Big   Fan ' }
  const fields = { name: 'a', trigger: 'bought', aboutId: null, oncePerPerson: false }
  const { actions }: AutomationFields = automationBody.parse({ ...fields, actions: [action] })
  expect(actions).toMatchObject([{ tag: 'big fan' }])
})
