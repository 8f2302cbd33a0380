import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { EmailApi } from '@/plugins/visual-editor/editor/email/email-api'
import { withSubject } from '@/plugins/visual-editor/editor/email/email-document'
import type { EmailBuilderProps } from '@/plugins/visual-editor/editor/email/email-props'
import { createCopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import type { Stored } from '@/plugins/visual-editor/editor/save/part-contract'
import { createSavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { StoredEmail } from '@/src/core/contracts/emails'
import { repairDocument } from '@/src/core/page-document/repair'
import type { PageDocument } from '@/src/core/page-document/schema'

type Options = {
  builder: Pick<BuilderContext, 'engine' | 'ui' | 'blocks'>
  api: EmailApi
  email: EmailBuilderProps['email']
  /** Names the email among the copies in this browser. */
  subject: string
}

/**
 * The email as something that is saved. What is saved is sent from then on; to discard it is to go back
 * to the shipped one.
 */
export function createEmailPart({ builder: { engine, ui, blocks }, api, email, subject }: Options) {
  const repaired = (layout: unknown) => repairDocument(layout, definitionsOf(blocks)).document
  const readable = (stored: StoredEmail | null): Stored<PageDocument> | null =>
    stored && { content: withSubject(repaired(stored.layout), stored.subject), rev: stored.rev }

  return createSavePart<PageDocument>({
    name: 'email',
    rev: email.rev,
    hasUnpublished: false,
    isHeld: email.problems.length > 0,
    hasVersions: false,
    source: {
      read: engine.document,
      subscribe: (onChange) => engine.watch(engine.document, onChange),
      replace: (document) => {
        ui.setState({ selectedId: null, writing: null, hoveredId: null })
        engine.restore(document)
      },
    },
    server: {
      saveDraft: api.save,
      asStored: repaired,
      load: async () => readable(await api.load()),
      publish: async () => ({ kind: 'published' }),
      discard: async () => readable(await api.reset()),
    },
    copies: createCopyStore<PageDocument>(`email:${subject}`),
  })
}
