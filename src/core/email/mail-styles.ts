import type { MailContext } from '@/src/core/email/mail-context'
import { darkMailColors, type MailColors } from '@/src/core/email/mail-theme'
import type { Theme } from '@/src/core/theme/schema'

/**
 * The one style sheet of a mail, for programs that read it: columns below each other, less room at the
 * sides, and the colours of dark programs. All else stands on the elements.
 */
export function mailStyles(theme: Theme, grounds: MailContext['colors']): string {
  const dark = darkRules(darkMailColors(theme, grounds))
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{margin:0;padding:0;-webkit-text-size-adjust:100%}',
    'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}',
    `@media(max-width:520px){\n${narrow}\n}`,
    `@media(prefers-color-scheme:dark){\n${dark.join('\n')}\n}`,
    // Outlook in browsers and on phones marks what it has recoloured instead.
    ...dark.map((rule) => `[data-ogsc] ${rule}`),
  ].join('\n')
}

const narrow = [
  '.bs-columns{margin-left:0!important;margin-right:0!important}',
  '.bs-column{display:block!important;width:100%!important;min-width:0!important}',
  '.bs-column-inside{padding-left:0!important;padding-right:0!important}',
  '.bs-pad{padding:24px 22px!important}',
  '.bs-pad-side{padding-left:22px!important;padding-right:22px!important}',
  '.bs-outer{padding-left:8px!important;padding-right:8px!important}',
].join('\n')

/** One selector each: Outlook's mark goes before it. */
function darkRules(colors: MailColors): string[] {
  return [
    `.bs-ground{background-color:${colors.ground}!important}`,
    `.bs-card{background-color:${colors.card}!important;color:${colors.text}!important}`,
    // A ground of the artist's own goes with the words of light mails.
    `.bs-box{background-color:${colors.box}!important}`,
    `.bs-text{color:${colors.text}!important}`,
    `.bs-muted{color:${colors.muted}!important}`,
    `.bs-quiet{color:${colors.quiet}!important}`,
    `.bs-link{color:${colors.link}!important}`,
    `.bs-button{background-color:${colors.primary}!important;border-color:${colors.primary}!important}`,
    `.bs-button-text{color:${colors.onPrimary}!important}`,
    `.bs-outline{border-color:${colors.text}!important}`,
    `.bs-rule-quiet{border-color:${colors.line}!important}`,
    `.bs-cell{border-color:${colors.line}!important}`,
    `.bs-rule-strong{border-color:${colors.text}!important}`,
    `.bs-rule-accent{border-color:${colors.primary}!important}`,
    `.bs-rule-quote{border-color:${colors.primary}!important}`,
  ]
}
