/** A row of the table in a mail; `amount` stands right-aligned. */
export type MailRow = { label: string; detail?: string; amount: string; isTotal?: boolean }

export type MailContent = {
  /** Name of the artist's site, above everything. */
  siteName: string
  heading: string
  paragraphs: readonly string[]
  rows?: readonly MailRow[]
  button?: { label: string; url: string }
  /** Small print below; the last word on why this mail came. */
  footer: string
}

const ink = '#1a1a1a'
const quiet = '#5c5c5c'
const rule = '1px solid #e4e4e4'
const font = 'Helvetica,Arial,sans-serif'

/**
 * One mail in the two forms that mail programs show. All texts are escaped; tables and inline styles
 * only, 600 px wide, because mail programs know little else.
 */
export function composeMail(content: MailContent): { html: string; text: string } {
  return { html: toHtml(content), text: toText(content) }
}

function toHtml({ siteName, heading, paragraphs, rows = [], button, footer }: MailContent): string {
  const cell = `padding:0 32px 20px;font:16px/1.5 ${font};color:${ink}`
  const parts = [
    row(`padding:32px 32px 8px;font:700 14px/1.4 ${font};color:${quiet}`, escapeHtml(siteName)),
    row(`padding:0 32px 20px;font:700 24px/1.25 ${font};color:${ink}`, escapeHtml(heading)),
    ...paragraphs.map((paragraph) => row(cell, escapeHtml(paragraph))),
    rows.length > 0 ? row('padding:0 32px 24px', table(rows)) : '',
    button ? row('padding:0 32px 32px', link(button)) : '',
    row(
      `padding:20px 32px 32px;border-top:${rule};font:13px/1.5 ${font};color:${quiet}`,
      escapeHtml(footer),
    ),
  ]
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(heading)}</title></head>`,
    '<body style="margin:0;padding:24px 8px;background:#f4f4f4">',
    '<table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0"',
    ' style="width:100%;max-width:600px;margin:0 auto;background:#ffffff;border-radius:8px">',
    ...parts,
    '</table></body></html>',
  ].join('')
}

function table(rows: readonly MailRow[]): string {
  const lines = rows.map(({ label, detail, amount, isTotal }) => {
    const style = `padding:10px 0;border-top:${rule};font:${isTotal ? 700 : 400} 16px/1.4 ${font};color:${ink}`
    const small = detail
      ? `<br><span style="font-size:13px;color:${quiet}">${escapeHtml(detail)}</span>`
      : ''
    return (
      `<tr><td style="${style}">${escapeHtml(label)}${small}</td>` +
      `<td align="right" valign="top" style="${style};white-space:nowrap">${escapeHtml(amount)}</td></tr>`
    )
  })
  return `<table width="100%" cellpadding="0" cellspacing="0">${lines.join('')}</table>`
}

function link({ label, url }: { label: string; url: string }): string {
  const style = `display:inline-block;padding:14px 24px;border-radius:8px;background:${ink};font:700 16px/1 ${font};color:#ffffff;text-decoration:none`
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}

function row(style: string, inner: string): string {
  return `<tr><td style="${style}">${inner}</td></tr>`
}

function toText({ siteName, heading, paragraphs, rows = [], button, footer }: MailContent): string {
  const lines = rows.map(
    ({ label, detail, amount }) => `${label}${detail ? ` (${detail})` : ''}: ${amount}`,
  )
  return [
    siteName,
    heading,
    ...paragraphs,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    `-- \n${footer}`,
  ].join('\n\n')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
