import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { createBlockDataStore } from '@/plugins/visual-editor/editor/canvas/block-data-store'
import type { Engine } from '@/plugins/visual-editor/editor/canvas/engine'
import { createCommands } from '@/plugins/visual-editor/editor/commands/create-commands'
import type { EmailApi } from '@/plugins/visual-editor/editor/email/email-api'
import type { EmailBuilderProps } from '@/plugins/visual-editor/editor/email/email-props'
import { lossOf } from '@/plugins/visual-editor/editor/email/missing-words'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { createSectionsStore } from '@/plugins/visual-editor/editor/sections/sections-store'
import { createSiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import { createUiStore } from '@/plugins/visual-editor/editor/state/ui-store'

type Options = {
  props: EmailBuilderProps
  kind: DocumentKind
  engine: Engine
  api: EmailApi
}

/** What every part of the editor shares while an email is open. */
export function createEmailBuilder({ props, kind, engine, api }: Options): BuilderContext {
  const ui = createUiStore({ device: 'mail', hasScreens: kind.hasScreens })
  const typed: BuilderContext['typed'] = { commit: null }
  const { blocks } = kind
  const objection = lossOf(props.email.required, blocks)
  return {
    engine,
    ui,
    typed,
    openEnds: new Set(),
    kind,
    blocks,
    commands: createCommands({ engine, ui, blocks, typed, objection }),
    blockData: createBlockDataStore(props.blockData, api.blockData),
    loadingTypes: new Set(props.loadingTypes),
    site: createSiteStore(props.site),
    pages: createPagesStore(props.pages),
    sections: createSectionsStore(),
    isEditing: true,
    apiPath: props.apiPath,
    elements: { stage: null, page: null, layers: null },
  }
}
