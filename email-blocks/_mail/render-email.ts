import type { BlockContext } from '@/blocks/_kit/define'
import { withMsoComments } from '@/email-blocks/_kit/mso'
import { drawMail, loadMail } from '@/email-blocks/_mail/draw-mail'
import { plainTextOf } from '@/email-blocks/_mail/plain-text'
import { wrapMail } from '@/email-blocks/_mail/wrap-mail'
import { emptyMailContext, type MailContext } from '@/src/core/email/mail-context'
import type { MailFacts } from '@/src/core/email/sample'
import { fillText } from '@/src/core/email/tags'
import { codeBrace } from '@/src/core/fill-tags'
import type { PageDocument } from '@/src/core/page-document/schema'

export type EmailToPrepare = {
  subject: string
  document: PageDocument
  context: Omit<BlockContext, 'mail'> & {
    mail: Pick<MailContext, 'origin' | 'address'> & { notice?: string }
  }
  /** What to show in place of the pictures at these addresses: old programs know few formats. */
  picturesFor?: (addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

export type RenderedEmail = { subject: string; html: string; text: string }

/**
 * Loads what a mail shows and answers with what writes it, once for each receiver, without a wait: in the
 * two forms that mail programs show, both made of one document. Values are put into the blocks' settings
 * before they are drawn, so they are escaped and their addresses checked like all others. Variables
 * without a value stay as they are.
 */
export async function prepareEmail({
  subject,
  document,
  context: {
    data,
    mail: { notice = '', ...place },
    ...context
  },
  picturesFor,
}: EmailToPrepare): Promise<(facts: MailFacts) => RenderedEmail> {
  const { nodes, colors } = await loadMail(document, { ...context, data, mail: undefined })
  // Next refuses a static import of it in code that its server bundles.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const draw = ({ values, lists, unsubscribeUrl }: MailFacts) => {
    const mail = { ...emptyMailContext, ...place, colors, lists, unsubscribeUrl }
    const drawn = drawMail({ document, nodes, values, context: { ...context, mail } })
    return withMsoComments(withoutPreloads(renderToStaticMarkup(drawn)))
  }
  const pictures = await picturesFor?.(pictureAddresses(draw(nobody)))
  return (facts) => {
    const body = withPictures(draw(facts), pictures)
    const { values, isShared } = facts
    const filledSubject = fillText(subject, values)
    return {
      subject: filledSubject,
      html: wrapMail({
        title: filledSubject.trim() || context.profile.name,
        theme: context.theme,
        colors,
        body,
        notice,
      }),
      text: [notice, plainTextOf(isShared ? withCodeBraces(body) : body)]
        .filter(Boolean)
        .join('\n\n'),
    }
  }
}

/** Pictures are the same for everybody. */
const nobody: MailFacts = { values: {}, lists: {}, unsubscribeUrl: '' }

const source = /(<img\b[^>]*? src=")([^"]+)"/g

function pictureAddresses(html: string): string[] {
  return [...new Set([...html.matchAll(source)].map(([, , address = '']) => address))]
}

function withPictures(html: string, pictures: ReadonlyMap<string, string> = new Map()): string {
  return html.replace(
    source,
    (_, start: string, address: string) => `${start}${pictures.get(address) ?? address}"`,
  )
}

/** Code is drawn with entities for its braces, which are read when the text is made of it. */
const withCodeBraces = (html: string) => html.replaceAll('&#123;', codeBrace)

/** React asks browsers to fetch pictures early; mail programs know no such links. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
