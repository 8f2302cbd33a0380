import type { FoundItem, Importer, ImportFile, TableRow } from '@/plugins/_kit/importer'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import { captionOf, readMoment, readText } from '@/plugins/move-in/importers/read-post'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { escapeHtml } from '@/src/core/text'

const list = 'posts.csv'

export const substackPosts: Importer = {
  id: 'substack-posts',
  source: 'Substack',
  title: 'Posts',
  makes: 'Posts with their dates, and who may read them',
  steps: [
    'In Substack open your publication’s Settings, then Import/Export.',
    'Choose “New export” and download it when it is ready.',
    'Give the ZIP file as it is.',
  ],
  without:
    'Comments, polls and sign-up forms are not imported. To bring your readers, import them into a mailing list.',
  accepts: ['.zip'],
  read: async function* (file) {
    const files = await file.files()
    const table = files.find(({ name }) => endOf(name) === list)
    if (!table) {
      throw refuseFile(ownerMessages.moveIn.notInZip(list))
    }
    const texts = new Map(files.map((each) => [endOf(each.name), each]))
    for await (const row of table.rows({ needs: [['post_id'], ['title'], ['post_date']] })) {
      yield await itemOf(row, texts.get(`${row.cell('post_id')}.html`))
    }
  },
}

const endOf = (path: string): string => path.split('/').at(-1) ?? ''

async function itemOf({ cell }: TableRow, text: ImportFile | undefined): Promise<FoundItem> {
  // `123456.name-of-the-post`: the number stays when the name is changed.
  const key = cell('post_id').split('.')[0] ?? ''
  const title = cell('title')
  const named = { key, title: title || cell('post_id') }
  const caption = captionOf(title, cell('subtitle'))
  if (caption === '') {
    return { ...named, leaveOut: 'It has no title' }
  }
  const recording = cell('podcast_url')
  const { html, remarks } = readText(
    (recording && `<audio src="${escapeHtml(recording)}" title="${escapeHtml(title)}"></audio>`) +
      ((await text?.text()) ?? ''),
  )
  const isPaid = /paid|founding/.test(cell('audience'))
  return {
    ...named,
    make: {
      kind: 'post',
      caption,
      html,
      publishedAt: readMoment(cell('post_date')),
      visibility: isPaid ? 'paid' : 'public',
    },
    remarks: [
      ...remarks,
      ...(text ? [] : ['Its text is not in the file']),
      ...(cell('type') === 'podcast' && recording === '' ? ['Its recording stays behind'] : []),
    ],
  }
}
