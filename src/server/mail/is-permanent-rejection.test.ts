import { expect, it } from 'vitest'
import { describeFailure } from '@/src/server/mail/mail-failure'

/** As nodemailer tells that the one receiver of a mail was refused. */
const atReceiver = (response: string) => refusal('RCPT TO', response, true)

function refusal(command: string, response: string, isOfReceiver = false) {
  const responseCode = Number(response.slice(0, 3))
  const told = { code: 'EENVELOPE', command, response, responseCode }
  const rejectedErrors = isOfReceiver ? [Object.assign(new Error('refused'), told)] : undefined
  return Object.assign(new Error('refused'), told, { rejectedErrors })
}

it.each([
  '550 5.1.1 <fan@example.com>: Recipient address rejected: User unknown',
  '550-5.1.1 The email account that you tried to reach does not exist.',
  '550 5.2.1 The account is inactive',
  '552 5.2.2 Mailbox full',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound',
  '550 No such user here',
  '550 Requested action not taken: mailbox unavailable',
  '553 Mailbox name not allowed',
])('takes %j for an address that cannot be reached', (response) => {
  expect(describeFailure(atReceiver(response))).toMatchObject({
    next: 'never',
    isPermanentRejection: true,
  })
})

it.each([
  '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
  '550 5.7.1 Relaying denied',
  '550 5.1.8 <shop@example.com>: Sender address rejected: Domain not found',
  '550 5.1.7 Bad sender address syntax',
  '550 5.7.26 Unauthenticated mail is prohibited',
  '552 5.2.3 Message size exceeds fixed limit',
  '550 5.4.1 Recipient address rejected: Access denied',
  '550 Rejected for policy reasons',
  '553 sorry, that domain is not in my list of allowed rcpthosts',
  '554 Transaction failed',
])('does not take %j for one: it is said of the sender or the mail', (response) => {
  expect(describeFailure(atReceiver(response))).toMatchObject({
    next: 'never',
    isPermanentRejection: false,
  })
})

it('does not take what is said of the sender or the content for it', () => {
  const response = '550 5.1.1 Not this one'
  for (const command of ['MAIL FROM', 'DATA']) {
    expect(describeFailure(refusal(command, response)).isPermanentRejection).toBe(false)
  }
})

it('does not take a receiver who is refused for now for it', () => {
  expect(describeFailure(atReceiver('450 4.2.2 Mailbox full'))).toMatchObject({
    next: 'later',
    isPermanentRejection: false,
  })
})
