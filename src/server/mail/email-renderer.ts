import type { MailContext } from '@/src/core/email/mail-context'
import type { MailFacts } from '@/src/core/email/sample'
import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import type { PageDocument } from '@/src/core/page-document/schema'
import type { Theme, ThemeName } from '@/src/core/theme/schema'
import type { SiteBlockData } from '@/src/server/site-data/block-data'

export type ComposedMail = { subject: string; html: string; text: string }

/** Loads what a mail shows; what it answers writes the mail for one receiver, without a wait. */
export type PrepareEmail = (mail: {
  subject: string
  document: PageDocument
  context: {
    profile: { id: string; name: string; slug: string }
    theme: Theme
    themeName: ThemeName
    data: SiteBlockData
    year: number
    /** `notice` stands above the mail, whatever its artist made of it. */
    mail: Pick<MailContext, 'origin' | 'address'> & { notice?: string }
  }
  picturesFor: (addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>
}) => Promise<(facts: MailFacts) => ComposedMail>

type EmailBlocks = { prepare: PrepareEmail; definitions: BlockDefinitions }

let registered: EmailBlocks | null = null

/** Called once by the composition root, which alone knows the blocks of mails. */
export function setEmailBlocks(blocks: EmailBlocks): void {
  registered = blocks
}

/** @throws when the composition root has not set them */
export function emailBlocks(): EmailBlocks {
  if (!registered) {
    throw new Error('No mail blocks: call setEmailBlocks() where the config is composed')
  }
  return registered
}
