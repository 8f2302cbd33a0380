import { SiteLink } from '@/site/layout/site-link.client'
import styles from '@/site/pages/product/release.module.css'
import { TextPoll } from '@/site/polls/text-poll.client'
import type { RichTextDoc } from '@/src/core/rich-text'
import { ColouredCode } from '@/src/rich-text/nodes/code/coloured-code'
import { Formula } from '@/src/rich-text/nodes/equation/formula'
import { picturesIn } from '@/src/rich-text/pictures-in'
import { isEmptyRichText } from '@/src/rich-text/plain-text'
import { RichText } from '@/src/rich-text/render'
import { createBlockData } from '@/src/server/site-data'

type Props = {
  doc: RichTextDoc | null
  profileId: string
  /** Of the product or the event. */
  documentId: string
}

/** The artist's words about a product or an event. */
export async function Description({ doc, profileId, documentId }: Props) {
  if (!doc || isEmptyRichText(doc)) {
    return null
  }
  const { media } = createBlockData(profileId)
  const ids = [...new Set(picturesIn(doc).map(({ id }) => id))]
  const pictures = await Promise.all(ids.map(async (id) => [id, await media(id)] as const))
  return (
    <div className={styles.prose}>
      <RichText
        doc={doc}
        Link={SiteLink}
        Formula={Formula}
        ColouredCode={ColouredCode}
        pictures={Object.fromEntries(pictures)}
        polls={{ documentId, Poll: TextPoll }}
      />
    </div>
  )
}
