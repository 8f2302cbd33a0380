import { beforeAll, describe, expect, it } from 'vitest'
import { ghostMembers } from '@/plugins/move-in/importers/ghost-members'
import { patreonMembers } from '@/plugins/move-in/importers/patreon-members'
import { shopifyCustomers, squarespaceCustomers } from '@/plugins/move-in/importers/store-customers'
import { fatesOf } from '@/plugins/move-in/kinds/member'
import { found } from '@/plugins/move-in/testing/found-items'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { setEnvironment } from '@/src/testing/environment'

const words = ownerMessages.moveIn
// Keys are hashes that only this installation can make.
beforeAll(() => setEnvironment({ PAYLOAD_SECRET: 'a-secret-of-the-members-test-0123456789' }))
const ghost = (...rows: string[]) =>
  [
    'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
    ...rows,
  ].join('\n')

describe('Ghost', () => {
  it('tells apart who pays, who was given a tier, and who agreed to mails', async () => {
    const items = await found(
      ghostMembers,
      ghost(
        '1,Ada@Example.com,Ada Lovelace,,true,false,cus_A1,2023-01-02T03:04:05.000Z,,VIP,Gold',
        '2,bo@example.com,,,false,true,,2023-01-02T03:04:05.000Z,,,Silver',
        '3,cy@example.com,"<b>Cy</b> <script>alert(1)</script>","<p>a note</p>",,false,,2023-01-02,,,',
        '4,di@example.com,Di,,true,false,,2023-01-02,2024-01-02T03:04:05.000Z,,',
        '5,ada@example.com,Ada again,,true,true,,2023-01-02,,,Gold',
        '6,not an address,Ed,,true,false,,2023-01-02,,,',
        '7,fi@example.com,Fi,,true,false,acct_none,2023-01-02,,,',
        '8,gi@example.com,Gi,,maybe,true,cus_G,2023-01-02,,,Gold',
      ),
    )
    expect(items).toMatchObject([
      {
        title: 'Row 2 · Gold',
        thing: {
          ...{ email: 'ada@example.com', name: 'Ada Lovelace', tierName: 'Gold' },
          ...{ standing: 'paying', isMailed: true, customerId: 'cus_A1', source: 'Ghost' },
          memberSince: '2023-01-02T03:04:05.000Z',
        },
      },
      {
        thing: { standing: 'given', isMailed: false, hasLeft: true, tierName: 'Silver', name: '' },
      },
      { thing: { standing: 'free', isMailed: false, hasLeft: false, name: 'Cy alert(1)' } },
      { leaveOut: 'Deleted there' },
      { leaveOut: words.twice },
      { leaveOut: 'Its email address cannot be read' },
      { thing: { standing: 'free', customerId: '', isMailed: true } },
      { thing: { standing: 'given', isMailed: false, customerId: 'cus_G' } },
    ])
  })

  it('keeps nobody’s name or address in what outlives them', async () => {
    const [item] = await found(ghostMembers, ghost('1,ada@example.com,Ada,,true,false,,,,,Gold'))
    expect(`${item?.key} ${item?.title}`).not.toMatch(/ada/i)
    const [same] = await found(ghostMembers, ghost('9, ADA@example.com ,A.,,false,true,cus_1,,,,'))
    expect(same?.key).toBe(item?.key)
  })

  it.each([
    [
      'semicolons and a byte order mark',
      Buffer.from(
        '\ufeffemail;subscribed_to_emails;stripe_customer_id;name\nzoe@example.com;TRUE;cus_1;Zoë\n',
      ),
    ],
    [
      'tabs in UTF-16',
      Buffer.from(
        '\ufeffEmail\tSubscribed To Emails\tStripe Customer ID\tName\r\nzoe@example.com\tyes\tcus_1\tZoë\r\n',
        'utf16le',
      ),
    ],
    [
      'Windows letters',
      Buffer.from(
        'email,subscribed_to_emails,stripe_customer_id,name\nzoe@example.com,1,cus_1,Zo\xeb\n',
        'latin1',
      ),
    ],
  ])('reads %s', async (_, file) => {
    expect(await found(ghostMembers, file)).toMatchObject([
      { thing: { email: 'zoe@example.com', name: 'Zoë', isMailed: true, customerId: 'cus_1' } },
    ])
  })

  it('refuses another table', async () => {
    await expect(found(ghostMembers, 'email,name\nada@example.com,Ada')).rejects.toThrow(
      words.noHeading('subscribed_to_emails'),
    )
  })
})

describe('Patreon', () => {
  const headings =
    'Name,Email,Discord,Patron Status,Follows You,Free Member,Free Trial,Lifetime Amount,Pledge Amount,Charge Frequency,Tier,Addressee,Street,City,State,Zip,Country,Phone,Patronage Since Date,Last Charge Date,Last Charge Status,Additional Details,User ID,Last Updated,Currency,Max Posts,Access Expiration,Next Charge Date'
  const rest = (tier: string, since: string, until: string) =>
    `${tier},,,,,,,,${since},2024-05-01 10:00:00,Paid,,77,2024-05-01 10:00:00,USD,,${until},2024-06-01 10:00:00`

  it('is a list of who pays there, whom nobody writes to', async () => {
    const items = await found(
      patreonMembers,
      [
        headings,
        `Ada,ada@example.com,ada#1,Active patron,Yes,No,No,50.00,5.00,monthly,${rest('Gold', '2023-04-05 06:07:08.123456', '2024-06-01 10:00:00')}`,
        `Bo,bo@example.com,,Declined patron,No,No,No,5.00,5.00,monthly,${rest('Gold', '2023-04-05 06:07:08', '')}`,
        `Cy,cy@example.com,,Former patron,No,No,No,5.00,0,,${rest('', '2023-04-05 06:07:08', '')}`,
        `Di,di@example.com,,,Yes,Yes,No,0,0,,${rest('Free', '', '')}`,
      ].join('\n'),
    )
    expect(items).toMatchObject([
      {
        thing: {
          ...{ standing: 'paying', status: 'Active patron', tierName: 'Gold', customerId: '' },
          ...{ memberSince: '2023-04-05T06:07:08.000Z', paidUntil: '2024-06-01T10:00:00.000Z' },
        },
      },
      { thing: { standing: 'paying', status: 'Declined patron' } },
      { thing: { standing: 'former', status: 'Former patron' } },
      { thing: { standing: 'free', status: 'Free member' } },
    ])
    expect(items.map((item) => 'thing' in item && item.thing)).toMatchObject(
      items.map(() => ({ isMailed: false })),
    )
  })

  it('is read by the fewer columns of older exports, and no other table is', async () => {
    expect(
      await found(patreonMembers, 'Email,Patron Status\nada@example.com,Active patron'),
    ).toMatchObject([{ thing: { standing: 'paying', tierName: '' } }])
    await expect(found(patreonMembers, 'Email,Name\nada@example.com,Ada')).rejects.toThrow(
      words.noHeading('Patron Status'),
    )
  })
})

describe('customers of a store', () => {
  const shopify =
    'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags'

  it('come from Shopify, and agree to emails only by what they said of emails', async () => {
    const items = await found(
      shopifyCustomers,
      [
        shopify,
        "'1,Ada,Lovelace,Ada@Example.com,yes,,,no,20.00,2,,no,vip",
        "'2,Bo,,bo@example.com,yes,,+1 555,no,10.00,1,,yes,",
        "'3,,,cy@example.com,,,,yes,0.00,0,,no,",
        "'4,Di,Without,,yes,,,no,0.00,0,,no,",
        "'5,Ada,Again,ada@example.com,no,,,no,0.00,0,,no,",
      ].join('\n'),
    )
    expect(items).toMatchObject([
      {
        title: 'Row 2',
        thing: {
          ...{ email: 'ada@example.com', name: 'Ada Lovelace', source: 'Shopify' },
          // Another row of hers says no.
          ...{ standing: 'customer', status: '2 orders there', isMailed: false },
        },
      },
      { thing: { name: 'Bo', status: '1 order there', isMailed: true } },
      { thing: { name: '', status: '', isMailed: false } },
      { leaveOut: 'Its email address cannot be read' },
      { leaveOut: words.twice },
    ])
    const [first] = items
    expect(
      first && 'thing' in first && first.thing.kind === 'member' && fatesOf(first.thing),
    ).toEqual([words.members.customer, words.members.notMailed])
  })

  it('come from Squarespace', async () => {
    const items = await found(
      squarespaceCustomers,
      'Email Address,First Name,Last Name,Accepts Marketing,Account,Order Count\nada@example.com,Ada,Lee,Yes,No,3\nbo@example.com,Bo,Lee,No,Yes,\ncy@example.com,Cy,Lee,Unsubscribed,Yes,',
    )
    expect(items).toMatchObject([
      { thing: { name: 'Ada Lee', status: '3 orders there', isMailed: true } },
      { thing: { name: 'Bo Lee', isMailed: false, hasLeft: false, source: 'Squarespace' } },
      { thing: { name: 'Cy Lee', isMailed: false, hasLeft: true } },
    ])
  })

  it('are no table of orders, which has addresses and consent, too', async () => {
    const orders =
      'Name,Email,Financial Status,Accepts Marketing,Currency\n#1,a@b.example,paid,yes,USD'
    await expect(found(shopifyCustomers, orders)).rejects.toThrow(words.noHeading('First Name'))
  })
})
