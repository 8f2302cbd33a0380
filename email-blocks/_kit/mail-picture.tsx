import type { BlockContext } from '@/blocks/_kit/define'
import { wholeUrl } from '@/email-blocks/_kit/props'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { mailCopyUrl } from '@/src/core/email/mail-copy'

type Props = {
  media: MediaView
  context: Omit<BlockContext, 'data'>
  alt: string
  /** Pixels. */
  width: number
  radius: number
  /** Fills its place where that is wider, as columns are that stand below each other. */
  isWide?: boolean
}

/** A picture at a whole address, with the numbers that mail programs need before it is there. */
export function MailPicture({ media, context, alt, width, radius, isWide }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: a mail, not a page
    <img
      src={wholeUrl(context, mailCopyUrl(media, width))}
      alt={alt || media.alt}
      width={width}
      style={{
        display: 'block',
        width: isWide ? '100%' : width,
        maxWidth: '100%',
        height: 'auto',
        border: 0,
        borderRadius: radius,
      }}
    />
  )
}
