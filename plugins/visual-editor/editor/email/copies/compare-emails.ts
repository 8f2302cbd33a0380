import { previewTextOf, subjectOf } from '@/plugins/visual-editor/editor/email/email-document'
import type { ChangeWord } from '@/plugins/visual-editor/editor/versions/change-labels'
import { comparePages, type PageChanges } from '@/src/core/page-document/compare'
import type { PageDocument } from '@/src/core/page-document/schema'

type EmailChanges = {
  /** Of what inboxes show. */
  inbox: ChangeWord[]
  blocks: PageChanges
}

/** What makes the second email different from the first: a preview text is no block's for those who write it. */
export function compareEmails(before: PageDocument, after: PageDocument): EmailChanges {
  const parts = [
    { id: 'subject', name: 'Subject', of: subjectOf },
    { id: 'preview-text', name: 'Preview text', of: previewTextOf },
  ]
  return {
    inbox: parts
      .filter(({ of }) => of(before) !== of(after))
      .map(({ id, name }) => ({ id, name, kind: 'changed' })),
    blocks: comparePages(withoutPreviewText(before), withoutPreviewText(after)),
  }
}

function withoutPreviewText({ version, nodes }: PageDocument): PageDocument {
  const entries = Object.entries(nodes).map(([id, node]) => {
    const { preheader: _, ...props } = node.props
    return [id, { ...node, props }]
  })
  return { version, nodes: Object.fromEntries(entries) }
}
