import { beforeAll, describe, expect, it } from 'vitest'
import { kindsOfHeadings } from '@/plugins/move-in/lists/consent-headings'
import { readPeople } from '@/plugins/move-in/testing/read-people'
import type { ImportChoices } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { readAddressCell } from '@/src/core/text/read-address'
import { setEnvironment } from '@/src/testing/environment'

beforeAll(() => setEnvironment({ PAYLOAD_SECRET: 'a-secret-of-the-consent-test-0123456789' }))

/** Whom a file lets us mail, by the part before the @. */
async function read(csv: string, mailable?: ImportChoices['mailable']) {
  const { people, left, ...rest } = await readPeople(csv, mailable)
  const named = (emails: readonly string[]) => emails.map((email) => email.split('@')[0])
  return { ...rest, mailed: named(people.map(({ email }) => email)), left: named(left) }
}

const at = (name: string) => `${name}@x.example`

describe('an export of another tool', () => {
  it.each([
    [
      'Mailchimp, subscribed',
      `Email Address,First Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LAST_CHANGED,LEID,EUID,NOTES,TAGS\n${at('yes')},Ann,2,,,"2021-05-01 10:00:00",1.2.3.4,2021-05-01 10:00:00,1,a1,,\n${at('unsure')},Bea,2,,,,,2021-05-01 10:00:00,2,a2,,`,
    ],
    [
      'Mailchimp, unsubscribed',
      `Email Address,OPTIN_TIME,CONFIRM_TIME,LEID,EUID,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON\n${at('no')},,2021-05-01 10:00:00,1,a1,2022-01-01 09:00:00,News,c1,"No longer interested"`,
    ],
    [
      'Mailchimp, cleaned',
      `Email Address,OPTIN_TIME,CONFIRM_TIME,LEID,EUID,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,CLEAN_CAMPAIGN_ID\n${at('no')},,2021-05-01 10:00:00,1,a1,2022-01-01 09:00:00,News,c1`,
    ],
    [
      'Mailchimp, all contacts',
      `Email Address,Email Marketing Status,LEID,EUID\n${at('yes')},Subscribed,1,a\n${at('no')},Unsubscribed,2,b\n${at('no2')},Non-subscribed,3,c\n${at('no3')},Cleaned,4,d\n${at('no4')},Archived,5,e`,
    ],
    [
      'Shopify customers',
      `Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags\n'1,Ann,Lee,${at('yes')},yes,,,no,10.00,1,,no,vip\n'2,Bo,Lee,${at('no')},no,,,yes,10.00,1,,yes,`,
    ],
    [
      'Shopify orders',
      `Name,Email,Financial Status,Fulfillment Status,Accepts Marketing,Currency\n#1001,${at('yes')},pending,unfulfilled,yes,USD\n#1002,${at('no')},paid,fulfilled,no,USD`,
    ],
    [
      'Ghost',
      `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers\n1,${at('yes')},Ann,,true,false,,2023-01-01T00:00:00.000Z,,,\n2,${at('no')},Bo,,false,true,,2023-01-01T00:00:00.000Z,,,\n3,${at('no2')},Cy,,true,false,,2023-01-01T00:00:00.000Z,2024-01-01T00:00:00.000Z,,`,
    ],
    [
      'Squarespace contacts',
      `Email Address,First Name,Last Name,Accepts Marketing,Account,Subscriber Since,Mailing Lists\n${at('yes')},Ann,Lee,Yes,No,2022-01-01,News\n${at('no')},Bo,Lee,No,Yes,,`,
    ],
    [
      'a Squarespace list',
      `Email,First Name,Last Name,Status,Subscribed On\n${at('yes')},Ann,Lee,Subscribed,01/02/2022\n${at('no')},Bo,Lee,Unsubscribed,01/02/2022\n${at('no2')},Cy,Lee,Cleaned,01/02/2022`,
    ],
    [
      'Substack',
      `email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at\n${at('yes')},false,,other,false,2023-01-01,\n${at('no')},true,2025-01-01,yearly,true,2023-01-01,2023-02-02`,
    ],
    [
      'Patreon, which knows of no such consent',
      `Name,Email,Discord,Patron Status,Follows You,Free Member,Free Trial,Lifetime Amount,Tier\nAnn,${at('unsure')},,Active patron,Yes,No,No,10,Gold\nBo,${at('unsure2')},,Former patron,No,No,No,5,\nCy,${at('unsure3')},,,Yes,Yes,No,0,`,
    ],
    [
      'Kit',
      `id,first_name,email,state,created_at,Country\n1,Ann,${at('yes')},active,2023-01-01,US\n2,Bo,${at('no')},cancelled,2023-01-01,US\n3,Cy,${at('no2')},bounced,2023-01-01,US\n4,Di,${at('no3')},complained,2023-01-01,US\n5,Ed,${at('no4')},inactive,2023-01-01,US\n6,Flo,${at('unsure')},cold,2023-01-01,US`,
    ],
    [
      'listmonk, where those who left all lists stay enabled',
      `uuid,email,name,attributes,status,created_at,updated_at\nu1,${at('unsure')},Ann,{},enabled,2023-01-01,2023-01-01\nu2,${at('no')},Bo,{},disabled,2023-01-01,2023-01-01\nu3,${at('no2')},Cy,{},blocklisted,2023-01-01,2023-01-01`,
    ],
    [
      'Brevo',
      `CONTACT ID;EMAIL;FIRSTNAME;SMS;EMAIL_BLACKLISTED;SMS_BLACKLISTED;OPT_IN;ADDED_TIME\n1;${at('yes')};Ann;;false;true;1;2023-01-01\n2;${at('no')};Bo;;true;false;1;2023-01-01\n3;${at('no2')};Cy;;false;false;0;2023-01-01\n4;${at('unsure')};Di;;false;false;;2023-01-01`,
    ],
    [
      'Klaviyo',
      `Email,Email Marketing Consent,SMS Marketing Consent,Email Suppressions\n${at('yes')},SUBSCRIBED,NEVER_SUBSCRIBED,[]\n${at('no')},UNSUBSCRIBED,SUBSCRIBED,[]\n${at('no2')},SUBSCRIBED,,"['HARD_BOUNCE']"\n${at('no3')},NEVER_SUBSCRIBED,,`,
    ],
    [
      'MailerLite',
      `Subscriber,Status,Sent,Opened\n${at('yes')},Active,1,1\n${at('no')},Junk,1,0\n${at('no2')},Unconfirmed,0,0\n${at('no3')},Bounced,1,0`,
    ],
    [
      'Buttondown, whose readers are of a type',
      `email_address,type,notes\n${at('unsure')},regular,\n${at('no')},unsubscribed,\n${at('no2')},unactivated,`,
    ],
    [
      'a tool with dates for those who left',
      `Email,Subscribed at,Unsubscribed at,Bounced at\n${at('yes')},2020-01-01,,\n${at('no')},2020-01-01,5 May 2021,\n${at('no2')},2020-01-01,,1620000000`,
    ],
    [
      'a tool that speaks French',
      `Email;Inscrit à la newsletter\n${at('yes')};oui\n${at('no')};non`,
    ],
    [
      'whatever has no headings',
      `${at('yes')},confirmed\n${at('no')},Unsubscribed\n${at('no2')},Bounced\n${at('unsure')},gold`,
    ],
    [
      'whatever asks in other words',
      `Email,May we write?\n${at('yes')},Yes\n${at('unsure')},No\n${at('unsure2')},`,
    ],
    [
      'whatever says it in its tags',
      `Email,Tags\n${at('no')},unsubscribed\n${at('unsure')},vip\n${at('unsure2')},`,
    ],
  ])('is mailed to those who surely said yes: %s', async (_tool, csv) => {
    const { said, mailed } = await read(csv)
    expect(mailed).toEqual(csv.includes('yes@') ? ['yes'] : [])

    // Whatever the artist ticks, a sure no is not mailed.
    const all = said.map(({ column }) => [
      column,
      [...new Set(said.flatMap((each) => (each.column === column ? [each.value] : [])))],
    ])
    const ticked = (await read(csv, Object.fromEntries(all))).mailed
    const bold = ticked.map((name) => name?.replace(/\d/, ''))
    expect(new Set(bold)).not.toContain('no')
    expect(bold.filter((name) => name === 'unsure')).toHaveLength(
      csv.match(/unsure\d?@/g)?.length ?? 0,
    )
  })

  it.each([
    ['States of the US', `Email,State,City\n${at('a')},CA,Leeds\n${at('b')},OR,York`],
    [
      'taxes and calls',
      `Email,Tax exempt,SMS opt-in,Phone ok\n${at('a')},no,no,no\n${at('b')},no,,`,
    ],
    ['links to leave', `Email,Unsubscribe URL\n${at('a')},https://x.example/u/1\n${at('b')},`],
    ['seats', `Email,Seat\n${at('a')},left\n${at('b')},right`],
    ['nothing of the kind', `Email,Town,Age\n${at('a')},Leeds,20\n${at('b')},York,0`],
  ])('is taken whole where it tells of %s', async (_what, csv) => {
    const { said, mailed } = await read(csv)
    expect(said).toEqual([])
    expect(mailed).toEqual(['a', 'b'])
  })
})

const csv = `Email,Status,Newsletter\n${at('a')},active,gold\n${at('b')},Cleaned,gold\n${at('c')},Active,silver\n${at('d')},,gold\nnobody,weird,gold`

it('says of each row what its columns of consent hold', async () => {
  const { said } = await read(csv)
  const of = (name: string) => said.filter(({ column }) => column === name)
  expect(of('Status').map(({ value, says }) => [value, says])).toEqual([
    ['active', 'yes'],
    ['active', 'yes'],
    ['', 'unclear'],
  ])
  const newsletter = of('Newsletter')
  expect(newsletter.map(({ value }) => value)).toEqual(['gold', 'silver', 'gold'])
  expect([...new Set(newsletter.map(({ mayBeOther }) => mayBeOther))]).toEqual([true])
  expect(of('Status').some(({ mayBeOther }) => mayBeOther)).toBe(false)
})

it('does as the artist says about what is unclear', async () => {
  const { mailed, left, out } = await read(csv, { Status: ['active', ''], Newsletter: ['gold'] })
  expect([mailed, left]).toEqual([['a', 'd'], ['b']])
  expect(out).toEqual([['Row 6', ownerMessages.moveIn.lists.invalidAddress]])
  expect((await read(csv, { Status: [''], Newsletter: null })).mailed).toEqual(['d'])
})

it('asks about no value beyond those shown, and mails none of them', async () => {
  const rows = Array.from({ length: 600 }, (_, row) => `${at(`a${row}`)},list ${row}`)
  const { said, mailed } = await read(['Email,Mailing lists', ...rows].join('\n'))
  expect(new Set(said.map(({ value }) => value)).size).toBe(21)
  expect(mailed).toEqual([])
})

it.each([
  ['Mailchimp', 'Email,LEID,EUID,CONFIRM_TIME,UNSUB_TIME\n', 'a,1,b,,2022-01-01 09:00:00', true],
  ['Mailchimp', 'Email,Email Marketing Status,LEID,EUID\n', 'a,Cleaned,1,b', true],
  ['Mailchimp', 'Email,Email Marketing Status,LEID,EUID\n', 'a,Non-subscribed,1,b', false],
  ['Kit', 'email,state\n', 'a,complained', true],
  ['Kit', 'email,state\n', 'a,inactive', false],
  ['Substack', 'email,active_subscription,email_disabled\n', 'a,false,true', true],
  ['listmonk', 'uuid,email,name,attributes,status\n', '1,a,,{},blocklisted', true],
  ['listmonk, of who left', 'uuid,email,name,attributes,Unsubscribed\n', '1,a,,{},enabled', true],
  ['Ghost', 'email,subscribed_to_emails\n', 'a,false', true],
  ['Shopify', 'First Name,Email,Accepts Email Marketing\n', 'Ann,a,no', false],
  ['a service', 'Email,Consent withdrawn at\n', 'a,2024-01-01', true],
  ['a service', 'Email,Hard bounced\n', 'a,yes', true],
  ['a service', 'Email,Bounce count\n', 'a,1', false],
  ['a service', 'Email,Soft bounced\n', 'a,yes', false],
  ['a service', 'Email,Status\n', 'a,soft bounce', false],
  ['a service', 'Email,Status\n', 'a,declined', false],
  ['a service', 'Email,Subscription expires at\n', 'a,2027-01-01', false],
  ['a service', 'Email,Not subscribed\n', 'a,yes', false],
])(
  'keeps away who left %s, but nobody who only never agreed: %s%s',
  async (_, head, row, isLeft) => {
    const { mailed, left, out } = await read(head + row.replace(/(^|,)a(,|$)/, `$1${at('a')}$2`))
    expect([mailed, left]).toEqual([[], isLeft ? ['a'] : []])
    expect(out).toHaveLength(isLeft ? 0 : 1)
  },
)

it.each([
  ...['consent_withdrawn_at', 'Consent revoked', 'Consent expired', 'Marketing declined'],
  ...['No marketing', 'Exclude from marketing', 'Subscription cancelled at', 'Not subscribed'],
  ...['Left mailing list', 'Newsletter abbestellt', 'Newsletter gekündigt', 'Widerspruch Werbung'],
  ...['Unsubscribe reason', 'Unsubscribed from account'],
])('“%s” is a heading of those who said no', (heading) => {
  expect(kindsOfHeadings([heading])).toEqual(['refusal'])
})

it.each([
  ...['Unsubscribe link', 'unsubscribe_token', 'Opt-out IP', 'SMS opt-out', 'Order status'],
])('“%s” says nothing of mails', (heading) => {
  expect(kindsOfHeadings([heading])).toEqual([undefined])
})

it('reads nothing into cells that are too long for an address', () => {
  expect(readAddressCell(`a@x.example${'.'.repeat(20_000)}x`)).toEqual({ email: null, name: '' })
})
