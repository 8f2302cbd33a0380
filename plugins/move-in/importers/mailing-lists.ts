import type { Importer } from '@/plugins/_kit/importer'
import { readList } from '@/plugins/move-in/lists/read-list'
import { studioLimits } from '@/src/core/studio-limits'

type Source = Pick<Importer, 'id' | 'source' | 'steps'> & { isOfOneList?: true }

const listOf = ({ isOfOneList, ...source }: Source): Importer => ({
  ...source,
  title: 'Mailing list',
  makes: 'People on one of your lists; who left or was cleaned is kept off',
  without: `Addresses and names come along; tags, groups and what people opened stay behind. Nobody gets an email about it. Split a file of more than ${studioLimits.moveIn.itemsMax.toLocaleString('en')} people.`,
  accepts: ['.csv', '.txt'],
  into: 'list',
  read: readList(isOfOneList ? { isOfOneList } : {}),
})

/** mailchimp.com/help, “View or Export Contacts”: a ZIP with a file for each status. */
const mailchimpList = listOf({
  id: 'mailchimp-list',
  source: 'Mailchimp',
  steps: [
    'In Mailchimp open Audience, then All contacts.',
    'Choose Export Audience, then Export as CSV, and unpack the ZIP that you get.',
    'Import the file of unsubscribed contacts and that of cleaned ones first: they are kept off your lists for good.',
    'Then import the file of subscribed contacts.',
  ],
})

/** help.kit.com, “Export subscribers”. */
const kitList = listOf({
  id: 'kit-list',
  source: 'Kit',
  steps: [
    'In Kit (formerly ConvertKit) open Grow, then Subscribers.',
    'Choose “All subscribers” as the status: those who cancelled, bounced or complained are then kept off your lists.',
    'Select all of them, and choose Bulk actions, then Export.',
    'Kit mails you the CSV file.',
  ],
})

/** support.substack.com, “How do I export my posts and subscriber list?”. */
const substackList = listOf({
  id: 'substack-list',
  source: 'Substack',
  steps: [
    'In Substack open the dashboard, then Settings, then Import / Export.',
    'Choose New export, and unpack the ZIP that you get.',
    'Choose the file that begins with email_list. Who switched mails off there is kept off your lists.',
  ],
})

/** listmonk.app/docs, “Querying and segmenting subscribers”. Who left all lists stays “enabled” there. */
const listmonkList = listOf({
  id: 'listmonk-list',
  source: 'listmonk',
  isOfOneList: true,
  steps: [
    'In listmonk open Lists, and choose the number of subscribers of one.',
    'Choose the subscription status “Unsubscribed”, then Export. Name the status column of that file “Unsubscribed” and import it first.',
    'Then do the same for the subscribers that are confirmed.',
    'A file of all subscribers does not say who left which list: its status is that of the address.',
  ],
})

const bandcampList = listOf({
  id: 'bandcamp-list',
  source: 'Bandcamp',
  steps: [
    'In Bandcamp open Tools, then Fans, or Mailing list.',
    'Choose Export, and “all” for the dates.',
    'The file is a CSV table with email, full name and country.',
  ],
})

const otherList = listOf({
  id: 'other-list',
  source: 'Other services',
  steps: [
    'Export the people from there as CSV, with the column that says who agreed, left or bounced.',
    'A first row with headings like “Email”, “First name”, “Last name” and “Status” is understood in several languages.',
    'Files of those who unsubscribed can be imported, too: they are kept off your lists.',
  ],
})

export const listImporters = [
  ...[mailchimpList, kitList, substackList, listmonkList, bandcampList, otherList],
]
