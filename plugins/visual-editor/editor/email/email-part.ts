import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { EmailApi } from '@/plugins/visual-editor/editor/email/email-api'
import { withSubject } from '@/plugins/visual-editor/editor/email/email-document'
import type { EmailBuilderProps } from '@/plugins/visual-editor/editor/email/email-props'
import type { CopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import { pageSource } from '@/plugins/visual-editor/editor/save/page-source'
import type { Stored } from '@/plugins/visual-editor/editor/save/part-contract'
import { createSavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { StoredEmail } from '@/src/core/contracts/audience/emails'
import { mergePages } from '@/src/core/page-document/merge/merge-pages'
import { problemsOnOpening, storedForm } from '@/src/core/page-document/reading/open'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import type { PageDocument } from '@/src/core/page-document/schema'

export type EmailPart = ReturnType<typeof createEmailPart>

type Options = {
  builder: Pick<BuilderContext, 'engine' | 'ui' | 'blocks' | 'typed'>
  api: EmailApi
  email: EmailBuilderProps['email']
  /** Where this browser keeps what is unsaved. */
  copies?: CopyStore<PageDocument>
}

/**
 * The email as something that is saved, and sent so once it is published; newsletters are not, they are
 * sent by hand.
 */
export function createEmailPart({
  builder: { engine, ui, blocks, typed },
  api,
  email,
  copies,
}: Options) {
  const definitions = definitionsOf(blocks)
  const repaired = (layout: unknown) => repairDocument(layout, definitions).document
  let { isChanged } = email
  const readable = (stored: StoredEmail | null): Stored<PageDocument> | null => {
    isChanged = stored?.isChanged ?? isChanged
    return (
      stored && {
        content: withSubject(repaired(stored.layout), stored.subject),
        rev: stored.rev,
        problems: problemsOnOpening(stored.layout, definitions, stored.layout),
      }
    )
  }

  // To discard is to go back to what is sent or, where that was asked for, to what is shipped.
  let isReset = false
  const part = createSavePart<PageDocument>({
    name: 'email',
    rev: email.rev,
    hasUnpublished: email.hasUnpublished,
    problems: email.problems,
    hasVersions: false,
    source: {
      ...pageSource({ engine, ui, blocks, typed }),
      replace: (document) => {
        ui.setState({ selectedId: null, writing: null, hoveredId: null })
        engine.apply(document)
      },
    },
    merge: (emails, choices) => mergePages(emails, definitions, choices),
    server: {
      saveDraft: async (document, rev) => {
        const result = await api.save(document, rev)
        isChanged ||= result.kind === 'saved'
        return result
      },
      asStored: (document) => storedForm(document, definitions),
      load: async () => readable(await api.load()),
      isLive: async () => {
        const stored = await api.load()
        return stored && !stored.hasUnpublished
      },
      publish: api.publish,
      discard: async (rev) => readable(await (isReset ? api.reset() : api.discard(rev))),
    },
    copies,
  })
  return {
    ...part,
    /** There is something of the artist's own to give up. */
    isChanged: () => isChanged,
    /** Back to what is shipped, published or not. Answers whether that worked. */
    reset: async (): Promise<boolean> => {
      isReset = true
      return part.discard().finally(() => {
        isReset = false
      })
    },
  }
}
