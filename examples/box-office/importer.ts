import type { Importer } from '@/plugins/_kit/importer'

export const shows: Importer = {
  id: 'box-office-shows',
  source: 'Box Office',
  title: 'Shows',
  makes: 'Your shows, as drafts',
  steps: ['In Box Office open Shows, then Export.'],
  without: 'Tickets that were sold stay there.',
  accepts: ['.csv'],
  read: async function* (file) {
    for await (const { cell } of file.rows({ needs: [['Id'], ['Date', 'Day'], ['Venue']] })) {
      const [venue, link] = [cell('Venue'), cell('Link')]
      const named = { key: cell('Id'), title: cell('Show') || venue }
      const day = { date: cell('Date', 'Day'), time: cell('Time') || '20:00', timeZone: '' }
      const place = { street: '', zipCode: '', city: cell('City'), country: cell('Country') }
      yield cell('Status') === 'cancelled'
        ? { ...named, leaveOut: 'Cancelled shows are not moved' }
        : { ...named, make: { kind: 'show', ...day, venue, ...place, title: named.title, link } }
    }
  },
}
