import type { LexicalEditor } from 'lexical'
import { addNodes, hasNodes } from '@/plugins/rich-text/kit/add-nodes'
import type { Later, RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { holdTyped } from '@/plugins/rich-text/kit/hold-typed'
import { typesIn } from '@/plugins/rich-text/kit/pass-through-node'

/** What each editor does with a feature that it gets while it is open. */
const takers = new WeakMap<LexicalEditor, (feature: RichTextFeature) => void>()
const loads = new WeakMap<Later, Promise<RichTextFeature>>()

/** The rest of a feature; the same promise for all who ask. A failed attempt is made again. */
export function loadLater(later: Later): Promise<RichTextFeature> {
  const load =
    loads.get(later) ??
    later.load().catch((error: unknown) => {
      loads.delete(later)
      throw error
    })
  loads.set(later, load)
  return load
}

/** Of those features that come later, the ones that this document holds something of. */
export function latersIn(document: unknown, features: readonly RichTextFeature[]): Later[] {
  const types = typesIn(document)
  return latersOf(features).filter((later) => later.types.some((type) => types.has(type)))
}

export function latersOf(features: readonly RichTextFeature[]): Later[] {
  return features.flatMap(({ later }) => later ?? [])
}

/** Hands the features that come later to anyone who holds the editor. Answers what ends it. */
export function onGrowth(
  editor: LexicalEditor,
  take: (feature: RichTextFeature) => void,
): () => void {
  takers.set(editor, take)
  return () => {
    takers.delete(editor)
  }
}

/** Gives an open editor what it does not know yet: the nodes first, then their behaviour. */
export async function grow(editor: LexicalEditor, later: Later): Promise<void> {
  const feature = await loadLater(later)
  if (!hasNodes(editor, later.types)) {
    addNodes(editor, feature.nodes ?? [])
    takers.get(editor)?.(feature)
  }
}

/** Puts in something whose code may still have to come; nothing where the words were left meanwhile. */
export async function insertLater<Module>(
  editor: LexicalEditor,
  later: Later,
  load: () => Promise<Module>,
  insert: (module: Module) => void,
): Promise<void> {
  await whileComing(editor, async () => {
    const [module] = await Promise.all([load(), grow(editor, later)])
    if (editor.getRootElement()) {
      insert(module)
    }
  })
}

/** What is typed while something is on its way into the words comes behind it. */
export async function whileComing(editor: LexicalEditor, arrive: () => Promise<void>) {
  const root = editor.getRootElement()
  root?.setAttribute('aria-busy', 'true')
  const release = holdTyped(editor)
  try {
    await arrive()
  } finally {
    root?.removeAttribute('aria-busy')
    release()
  }
}
