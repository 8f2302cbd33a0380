import { editorBlocks } from '@/email-blocks/_generated/editor'
import { EmailSurface } from '@/plugins/visual-editor/editor/email/email-surface'
import { withOwnLists } from '@/plugins/visual-editor/editor/email/list-block'
import { withNamedVariables } from '@/plugins/visual-editor/editor/email/named-variables'
import { withMarkedNames } from '@/plugins/visual-editor/editor/email/variable-marks'
import { InlineEditor } from '@/plugins/visual-editor/editor/email/writing/inline-editor'
import { linkAddress } from '@/plugins/visual-editor/editor/inspector/link-address'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import { Monitor, Smartphone } from '@/plugins/visual-editor/editor/shell/icons'
import type { VariableName } from '@/src/core/email/variables'
import { limits } from '@/src/core/limits'

const oneTag = /^\{\{\s*[a-z][\w.]*\s*\}\}$/i

/** An email that knows the given variables; sent as it is saved, or as it was published. */
export const emailKind = (
  variables: readonly VariableName[],
  { isPublished }: Pick<DocumentKind, 'isPublished'>,
): DocumentKind => ({
  noun: 'email',
  blocks: withNamedVariables(withOwnLists(editorBlocks, variables)),
  panels: ['add', 'layers', 'variables', 'subject'],
  devices: [
    { device: 'mail', label: 'Computer, 600 px', icon: Monitor },
    { device: 'mail-phone', label: 'Phone, 360 px', icon: Smartphone },
  ],
  hasScreens: false,
  hasPlaces: false,
  hasSections: false,
  isPublished,
  types: { words: 'email-text', picture: 'email-image' },
  linkAddress: (typed) => (oneTag.test(typed.trim()) ? typed.trim() : linkAddress(typed)),
  Surface: EmailSurface,
  InlineEditor,
  drawn: withMarkedNames(variables),
  room: limits.email.maxWidthPx,
})
