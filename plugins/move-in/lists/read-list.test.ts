import { beforeAll, expect, it } from 'vitest'
import { readPeople } from '@/plugins/move-in/testing/read-people'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { setEnvironment } from '@/src/testing/environment'

const words = ownerMessages.moveIn
beforeAll(() => setEnvironment({ PAYLOAD_SECRET: 'a-secret-of-the-lists-test-0123456789' }))

/** As a table, with cells as they are. */
const read = (rows: readonly (readonly string[])[]) =>
  readPeople(
    rows
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\n'),
  )

it.each([
  ['before', ['unsubscribed', 'confirmed']],
  ['after', ['confirmed', 'unsubscribed']],
])(
  'adds nobody who left one list of the file, also where it says so %s',
  async (_, [a = '', b = '']) => {
    const rows = [
      ['Email', 'Status'],
      ['ann@example.com', a],
      ['bea@example.com', 'confirmed'],
      ['ann@example.com', b],
    ]
    const { people, left } = await read(rows)
    expect(people.map(({ email }) => email)).toEqual(['bea@example.com'])
    expect(left).toEqual(['ann@example.com'])
  },
)

it('adds who confirmed one list and not yet another', async () => {
  const rows = [
    ['Email', 'Status'],
    ['ann@example.com', 'pending'],
    ['ann@example.com', 'confirmed'],
  ]
  const { people } = await read(rows)
  expect(people.map(({ email }) => email)).toEqual(['ann@example.com'])
})

it('takes names along, without what no name has', async () => {
  const rows = [
    ['Email Address', 'First Name', 'Last_Name', 'Name'],
    ['ann@example.com', '  Ann\n Mary\u202e ', "'-Lee", 'x'],
    ['bea@example.com', 'bea@example.com', '', 'x'],
    ['cy@example.com', 'x'.repeat(200)],
  ]
  const { people } = await read(rows)
  expect(people).toMatchObject([
    { firstName: 'Ann Mary', lastName: '-Lee' },
    { firstName: '', lastName: '' },
    { firstName: 'x'.repeat(limits.subscriberImport.nameMax), lastName: '' },
  ])
})

it('takes the name that stands before an address, where no column has one', async () => {
  const rows = [['Email'], ['"Lovelace, Ada" <ada@example.com>'], ['bea@example.com']]
  const { people } = await read(rows)
  expect(people).toMatchObject([
    { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' },
    { email: 'bea@example.com', firstName: '', lastName: '' },
  ])
})

it.each([
  ['Name', 'Ada', 'Ada', ''],
  ['fullname', 'Ada King Lovelace', 'Ada', 'King Lovelace'],
  ['Fan name', 'Lovelace, Ada, Countess', 'Ada', 'Lovelace'],
  ['FNAME', 'Ada King', 'Ada King', ''],
  ['Town', 'Leeds', '', ''],
])('knows whose name stands below “%s”', async (heading, cell, firstName, lastName) => {
  const rows = [
    [heading, 'Email'],
    [cell, 'ada@example.com'],
  ]
  const { people } = await read(rows)
  expect(people).toMatchObject([{ email: 'ada@example.com', firstName, lastName }])
})

it.each([
  ['E-Mail-Adresse;Vorname;Nachname', 'a@x.example;Zoë;Weiß'],
  ['Adresse e-mail;Prénom;Nom', 'a@x.example;Zoë;Weiß'],
  ['Correo electrónico;Nombre;Apellidos', 'a@x.example;Zoë;Weiß'],
  ['Indirizzo e-mail;Nome;Cognome', 'a@x.example;Zoë;Weiß'],
  ['Endereço de e-mail;Nome;Sobrenome', 'a@x.example;Zoë;Weiß'],
  ['E-mailadres;Voornaam;Achternaam', 'a@x.example;Zoë;Weiß'],
  ['E-Mail-Adresse;Geworben von;Vollständiger Name', 'a@x.example;b@x.example;Zoë Weiß'],
  ['Parrain;Adresse e-mail;Nom', 'b@x.example;a@x.example;Zoë Weiß'],
  ['Nombre;Correo electrónico', 'Zoë Weiß;a@x.example'],
  [
    'email,fullname,firstname,lastname,date added,country,postal code,num purchases',
    'a@x.example,Zoë Weiß,Zoë,Weiß,2021-01-01,DE,10115,3',
  ],
])('understands the headings %s', async (head, row) => {
  const { people } = await readPeople(`${head}\n${row}\n`)
  expect(people).toMatchObject([{ email: 'a@x.example', firstName: 'Zoë', lastName: 'Weiß' }])
})

it('says of rows without an address why, and makes of one address one', async () => {
  const { people, out } = await readPeople(
    'Name,Email\nA,A@Example.com \nB,\nC,nobody\nD,a@example.com\nE',
  )
  expect(people).toMatchObject([{ email: 'a@example.com', firstName: 'A' }])
  expect(out).toEqual([
    ['Row 3', words.lists.noAddress],
    ['Row 4', words.lists.invalidAddress],
    ['Row 5', words.twice],
    ['Row 6', words.lists.noAddress],
  ])
})

it.each([
  ['Name,Town\nAda,Leeds', words.lists.noAddresses],
  ['One,Two\na@example.com,b@example.com', words.lists.severalColumns(['One', 'Two'])],
  ['a@example.com,b@example.com', words.lists.severalColumns([])],
])('refuses %j', async (csv, message) => {
  await expect(readPeople(csv)).rejects.toThrow(message)
})
