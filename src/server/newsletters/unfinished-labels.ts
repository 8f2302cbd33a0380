import { unfinishedIn } from '@/src/core/page-document/check/unfinished'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import type { Newsletter } from '@/src/payload-types'
import { writtenForm } from '@/src/server/mail/compose-template'
import { emailBlocks } from '@/src/server/mail/email-renderer'
import { writtenNewsletter } from '@/src/server/newsletters/written-newsletter'
import { idOf } from '@/src/server/site-data/visitor-read'

/** What its receivers would see but could do nothing with, like a button without a link; each sentence once. */
export async function unfinishedLabels(newsletter: Newsletter): Promise<string[]> {
  const document =
    newsletter.audience === 'post'
      ? (await writtenForm(idOf(newsletter.profile) ?? '', 'new-post')).document
      : (await writtenNewsletter(newsletter)).layout
  const { definitions: blocks } = emailBlocks()
  const found = unfinishedIn({ document: repairDocument(document, blocks).document, blocks })
  return [...new Set(found.map(({ message }) => message))]
}
