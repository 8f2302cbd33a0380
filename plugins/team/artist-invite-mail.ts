import { escapeHtml } from '@/src/core/text'

type Told = { url: string; name: string; days: number }

/** Goes out before there is a site whose looks and words a mail could have. */
export function artistInviteMail({ url, name, days }: Told) {
  const lines = [
    `Hello ${name},`,
    'a site of your own is ready to be made: for your music, your shows, your posts and your shop.',
    'Choose a password, and it is yours.',
  ]
  const last = `The link works once, for ${days} days. If you do not know what this is about, ignore this mail.`
  return {
    subject: `Your site, ${name}`,
    text: [...lines, url, last].join('\n\n'),
    html: [
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<p><a href="${escapeHtml(url)}">Make my site</a></p>`,
      `<p>${escapeHtml(last)}</p>`,
    ].join(''),
  }
}
