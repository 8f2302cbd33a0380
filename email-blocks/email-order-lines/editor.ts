import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/email-blocks/email-order-lines/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'List',
  icon: 'list',
  group: 'Music and shows',
  rank: 2,
  keywords: ['order', 'lines', 'downloads', 'table', 'total'],
  groups: [
    {
      title: 'List',
      controls: {
        list: {
          kind: 'select',
          label: 'What it lists',
          options: [
            { value: '{{order.lines}}', label: 'What was ordered' },
            { value: '{{download.files}}', label: 'What can be downloaded' },
            { value: '{{ticket.codes}}', label: 'Tickets' },
          ],
        },
      },
    },
  ],
}
