import type { BlockContext } from '@/blocks/_kit/define'
import { withOutlookComments } from '@/email-blocks/_kit/outlook-comment'
import { drawMail, loadMail } from '@/email-blocks/_mail/draw-mail'
import { plainTextOf } from '@/email-blocks/_mail/plain-text'
import { emptyMailContext, type MailContext } from '@/src/core/email/mail-context'
import { mailStyles } from '@/src/core/email/mail-styles'
import { mailTheme } from '@/src/core/email/mail-theme'
import type { MailFacts } from '@/src/core/email/sample'
import { fillText } from '@/src/core/email/tags'
import type { PageDocument } from '@/src/core/page-document/schema'
import { codeBrace, escapeHtml } from '@/src/core/text'
import type { Theme } from '@/src/core/theme/schema'

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
    return withOutlookComments(withoutPreloads(renderToStaticMarkup(drawn)))
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

type Parts = {
  /** A mail without a subject has its sender's name. */
  title: string
  theme: Theme
  colors: MailContext['colors']
  body: string
  /** Stands above the mail, whatever its artist made of it; empty for none. */
  notice: string
}

/** The page around a mail's blocks, which are HTML already. */
function wrapMail({ title, theme, colors, body, notice }: Parts): string {
  const { colors: drawn, font } = mailTheme(theme, colors)
  return [
    '<!DOCTYPE html>',
    '<html lang="en" dir="auto" xmlns:o="urn:schemas-microsoft-com:office:office">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<title>${escapeHtml(title)}</title>`,
    // Outlook draws Times for families that it does not know, and pictures by the screen's pixels.
    '<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>td,p,a,h1,h2,h3,h4,h5,h6,span,li{font-family:Arial,sans-serif!important}</style><![endif]-->',
    `<style>${mailStyles(theme, colors)}</style>`,
    '</head>',
    `<body class="bs-ground" style="margin:0;padding:0;background-color:${drawn.ground}">`,
    ...(notice ? [line(notice, { color: drawn.quiet, font })] : []),
    body,
    '</body>',
    '</html>',
  ].join('\n')
}

function line(words: string, { color, font }: { color: string; font: string }): string {
  const style = `margin:0;padding:12px 16px 0;color:${color};font-family:${font};font-size:13px;line-height:1.5;text-align:center`
  return `<p class="bs-quiet" style="${escapeHtml(style)}">${escapeHtml(words)}</p>`
}
