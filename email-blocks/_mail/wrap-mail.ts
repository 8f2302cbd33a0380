import type { MailContext } from '@/src/core/email/mail-context'
import { mailLook } from '@/src/core/email/mail-look'
import { mailStyles } from '@/src/core/email/mail-styles'
import { escapeHtml } from '@/src/core/escape-html'
import type { Theme } from '@/src/core/theme/schema'

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
export function wrapMail({ title, theme, colors, body, notice }: Parts): string {
  const { colors: drawn, font } = mailLook(theme, colors)
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
