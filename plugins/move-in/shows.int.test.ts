import { expect, it } from 'vitest'
import { call, checked, finish, made, type Site } from '@/plugins/move-in/testing/import-steps'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const words = ownerMessages.shows

async function showsOf({ profile }: Site) {
  const { rows } = await payload.db.pool.query(
    `select title, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at,
      time_zone as zone, address_name as venue, action_link as link, is_published as public
    from events where profile_id = $1 order by starts_at, title`,
    [profile.id],
  )
  return rows
}

async function undo(site: Site, id: string) {
  await call(site, 'POST', `/${id}/undo`)
  return finish(site, id)
}

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  ...['BEGIN:VEVENT', 'UID:1@x', 'SUMMARY:By zone', 'DTSTART;TZID=Europe/Berlin:20310305T200000'],
  ...['LOCATION:Lido\\, Berlin\\, Germany', 'URL:https://t.example/2', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'UID:2@x', 'SUMMARY:In UTC', 'DTSTART:20310306T190000Z'],
  ...['LOCATION:Larimer\\, Denver\\, CO', 'END:VEVENT'],
  ...['BEGIN:VEVENT', 'UID:3@x', 'SUMMARY:Nowhere', 'DTSTART:20310307T190000', 'END:VEVENT'],
  'END:VCALENDAR',
].join('\r\n')
// A matinee and an evening at one place, and two that cannot be made.
const table = [
  'Date,Time,Venue,City,Country,Ticket URL',
  '2031-06-01,15:00,Lido,Berlin,Germany,',
  '2031-06-01,20:00,Lido,Berlin,Germany,https://t.example/1',
  '2031-06-01,20:00,Lido,Berlin,Germany,',
  'soon,20:00,A,B,C,',
  '2031-06-03,20:00,,,,',
].join('\n')

it.each([
  ['calendar-shows', calendar, calendar.replace('20310305T200000', '20310305T213000'), 2, 1],
  ['table-shows', table, table.replace('2031-06-01,20:00', '2031-06-01,21:30'), 2, 3],
])('%s makes drafts once, and takes them back', async (importer, file, moved, count, leftOut) => {
  const [luna, kito] = [await createTenant(payload, 'Luna'), await createTenant(payload, 'Kito')]
  const { id, findings } = await checked(luna, file, importer)
  expect(findings).toMatchObject({ willMake: count, known: 0, leftOut })
  expect(await showsOf(luna)).toEqual([])
  expect((await call(kito, 'POST', `/${id}/start`)).status).toBe(404)
  await call(luna, 'POST', `/${id}/start`)
  expect(await finish(luna, id)).toMatchObject({ state: 'made', made: count, kinds: ['show'] })
  const shows = await showsOf(luna)
  expect(shows).toHaveLength(count)
  expect(shows.some((each) => each.public)).toBe(false)
  expect(await showsOf(kito)).toEqual([])

  const again = await checked(luna, file, importer)
  expect(again.findings).toMatchObject({ willMake: 0, known: count, leftOut })
  if (importer === 'calendar-shows') {
    // Another hour is no other show.
    expect((await checked(luna, moved, importer)).findings).toMatchObject({ willMake: 0 })
  }
  expect(await made(kito, file, importer)).toMatchObject({ made: count })

  expect(await undo(luna, id)).toMatchObject({ state: 'undone', result: { removed: count } })
  expect(await showsOf(luna)).toEqual([])
  expect(await showsOf(kito)).toHaveLength(count)
})

it('takes the time and the place as the file has them', async () => {
  const luna = await createTenant(payload, 'Luna')
  await made(luna, calendar, 'calendar-shows')
  await made(luna, table, 'table-shows')
  expect(await showsOf(luna)).toMatchObject([
    {
      ...{ title: 'By zone', at: '2031-03-05 19:00', zone: 'Europe/Berlin', venue: 'Lido' },
      link: 'https://t.example/2',
    },
    { title: 'In UTC', at: '2031-03-06 19:00', zone: 'America/Denver', venue: 'Larimer' },
    { title: words.untitled, at: '2031-06-01 13:00', zone: 'Europe/Berlin' },
    { at: '2031-06-01 18:00', link: 'https://t.example/1' },
  ])
})

it('leaves out what is there already, from wherever it came', async () => {
  const luna = await createTenant(payload, 'Luna')
  await made(luna, 'Date,Venue,City,Country\n2031-06-01,LIDO,Berlin,Germany\n', 'eventbrite-shows')
  const { findings, made: count } = await made(luna, table, 'table-shows')
  expect(count).toBe(0)
  expect(findings?.firstLeftOut.filter(({ note }) => note === words.known)).toHaveLength(2)
})

it('makes no show twice because another one of the day stands before it now', async () => {
  const luna = await createTenant(payload, 'Luna')
  const evening = '2031-06-01,20:00,Lido,Berlin,Germany\n'
  await made(luna, `Date,Time,Venue,City,Country\n${evening}`, 'table-shows')
  const matinee = '2031-06-01,15:00,Lido,Berlin,Germany\n'
  await made(luna, `Date,Time,Venue,City,Country\n${matinee}${evening}`, 'table-shows')
  expect(await showsOf(luna)).toMatchObject([{ at: '2031-06-01 18:00' }])
})

it('lets stay what was changed since, or is sold here', async () => {
  const luna = await createTenant(payload, 'Luna')
  const three =
    'Date,Venue,City,Country\n2031-06-01,A,Berlin,Germany\n2031-06-02,B,Berlin,Germany\n2031-06-03,C,Berlin,Germany\n'
  const { id } = await made(luna, three, 'table-shows')
  const { docs } = await payload.find({
    collection: slugs.events,
    where: { profile: { equals: luna.profile.id } },
    sort: 'startsAt',
  })
  const [first, second] = docs
  await payload.update({ collection: slugs.events, id: first?.id ?? '', data: { title: 'Mine' } })
  await payload.create({
    collection: slugs.variants,
    data: {
      ...{ profile: luna.profile.id, event: second?.id, product: '', size: 'Standing' },
      ...{ priceMinor: 2000, stockQuantity: 10, stockHeld: 0, position: 0 },
      ...{ availabilityStatus: 'active', deliveryType: 'digital' },
    },
  })
  const { result } = await undo(luna, id)
  expect(result).toMatchObject({ removed: 1, staysCount: 2 })
  expect(result.stays.map(({ note }) => note)).toEqual([
    ownerMessages.moveIn.changed,
    ownerMessages.moveIn.changed,
  ])
  expect((await showsOf(luna)).map(({ venue }) => venue)).toEqual(['A', 'B'])
})
