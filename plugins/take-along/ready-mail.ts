import { plainMail } from '@/plugins/take-along/plain-mail'
import { fileSize } from '@/src/core/files'
import { studioLimits } from '@/src/core/studio-limits'

/** Leads to the screen, not to the file: who reads the mail must be signed in. */
export function readyMail({ bytes, url }: { bytes: number; url: string }) {
  return plainMail('The file with everything of your site is ready', [
    `It has ${fileSize(bytes)}, and can be downloaded for ${studioLimits.siteExport.keptDays} days:`,
    { label: 'Take everything along', url },
    'If none of you asked for it, somebody else uses an account of your site: change your passwords.',
  ])
}
