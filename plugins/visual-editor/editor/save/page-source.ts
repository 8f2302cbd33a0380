import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { adoptPage } from '@/plugins/visual-editor/editor/save/adopt-page'
import type { PartSource } from '@/plugins/visual-editor/editor/save/part-contract'
import type { PageDocument } from '@/src/core/page-document/schema'

/** The page on the canvas, as something that is read, replaced and saved. */
export function pageSource(
  builder: Pick<BuilderContext, 'engine' | 'ui' | 'blocks' | 'typed'>,
): PartSource<PageDocument> {
  const { engine, ui, typed } = builder
  return {
    read: engine.document,
    subscribe: (onChange) => engine.watch(engine.document, onChange),
    commit: () => typed.commit?.(),
    replace: (document, tied, key) => {
      ui.setState({ selectedId: null, writing: null, hoveredId: null })
      engine.apply(document, { tied, key, withinMs: Number.POSITIVE_INFINITY })
    },
    adopt: adoptPage(builder),
  }
}
