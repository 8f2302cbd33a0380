import type { SectionParts } from '@/plugins/visual-editor/editor/kind/document-kind'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'

const SectionsPanel = lazyPart(
  'the sections',
  () =>
    import('@/plugins/visual-editor/editor/sections/sections-panel').then(
      ({ SectionsPanel }) => SectionsPanel,
    ),
  (_, { onBack }) => onBack(),
)
const FoundSections = lazyPart(
  'the sections',
  () =>
    import('@/plugins/visual-editor/editor/sections/found-sections').then(
      ({ FoundSections }) => FoundSections,
    ),
  () => {},
)

export const sectionParts: SectionParts = { Panel: SectionsPanel, Found: FoundSections }
