import type { CatalogueEvent } from '@/scripts/seed/catalogue/types'

export const events: CatalogueEvent[] = [
  {
    key: 'salt-and-signal-launch',
    title: 'Salt & Signal, the launch',
    descriptionHtml:
      '<p>The whole record in order, with the Calder Quartet and a borrowed harmonium. Doors at seven; Kito opens at half past. Bring a coat, the heating is a rumour.</p>',
    art: 'event-stage',
    daysAhead: 13,
    startsAt: '19:30',
    timeZone: 'Europe/London',
    address: {
      name: 'Calder Street Social Club',
      street: '33 Calder Street',
      zipCode: 'LS6 1NY',
      city: 'Leeds',
      country: 'United Kingdom',
    },
    tickets: [
      { key: 'launch-standing', name: 'Standing', priceMinor: 1800, quantity: 240 },
      { key: 'launch-seated', name: 'Balcony, seated', priceMinor: 2400, quantity: 60 },
    ],
  },
  {
    key: 'by-candlelight',
    title: 'By candlelight, solo',
    descriptionHtml:
      '<p>Guitar, piano and no microphone. The room holds ninety and does most of the work. Please come on time: we light the candles once.</p>',
    art: 'event-chapel',
    daysAhead: 21,
    startsAt: '20:00',
    timeZone: 'Europe/London',
    address: {
      name: 'St Oswin’s Chapel',
      street: '40 Blossom Row',
      zipCode: 'M4 6BF',
      city: 'Manchester',
      country: 'United Kingdom',
    },
    tickets: [{ key: 'candlelight-seat', name: 'Seat', priceMinor: 2200, quantity: 90 }],
  },
  {
    key: 'in-store-and-signing',
    title: 'In-store and signing',
    descriptionHtml:
      '<p>Four songs between the racks, then I sign whatever you hand me. Free, but they would like to know how many biscuits to buy.</p>',
    art: 'event-record-shop',
    daysAhead: 24,
    startsAt: '17:00',
    timeZone: 'Europe/London',
    address: {
      name: 'Second Groove Records',
      street: '12 King’s Court',
      zipCode: 'G1 5RB',
      city: 'Glasgow',
      country: 'United Kingdom',
    },
    actionText: 'Free entry, RSVP',
    actionLink: 'https://example.com/second-groove/luna-vale',
    tickets: [],
  },
  {
    key: 'harbour-session',
    title: 'Harbour session, Dublin',
    descriptionHtml:
      '<p>The last night of the summer run, on the quay, with the ferries answering in B flat. Thank you to everyone who stayed through the rain.</p>',
    art: 'event-harbour',
    daysAhead: -38,
    startsAt: '20:00',
    timeZone: 'Europe/Dublin',
    address: {
      name: 'The Rope Store',
      street: '25 Quay Lane',
      city: 'Dublin',
      country: 'Ireland',
    },
    tickets: [{ key: 'harbour-ticket', name: 'Admission', priceMinor: 2000, quantity: 180 }],
  },
]
