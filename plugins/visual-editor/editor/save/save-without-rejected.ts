import { definitionsOf, nameOf } from '@/plugins/visual-editor/editor/block-registry'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { PartServer } from '@/plugins/visual-editor/editor/save/part-contract'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'
import type { FieldError } from '@/src/core/errors'
import { withoutProblems } from '@/src/core/page-document/reading/open'
import type { PageDocument } from '@/src/core/page-document/schema'

type Save = PartServer<PageDocument>['saveDraft']
type Refused = Extract<SaveResult, { kind: 'refused' }>
type Setting = { nodeId: string; prop: string }

/**
 * Saves a page so that one setting which the server does not take keeps nothing else from being
 * saved: the page is sent again without it, and the answer says which block it is.
 */
export function saveWithoutRejected(save: Save, blocks: BuilderContext['blocks']): Save {
  return async (document, baseRev, keepsFormer) => {
    const result = await save(document, baseRev, keepsFormer)
    const settings = result.kind === 'refused' ? settingsOf(document, result.fields ?? []) : null
    if (result.kind !== 'refused' || !settings) {
      return result
    }
    const rest = withoutProblems(document, settings, definitionsOf(blocks))
    const saved = await save(rest, baseRev, keepsFormer)
    const told = { ...result, ...wordsFor(settings, document, blocks) }
    if (saved.kind === 'saved') {
      return { ...told, restRev: saved.rev, message: `${told.message} Everything else is saved.` }
    }
    return saved.kind === 'refused' ? told : saved
  }
}

/** The settings that were refused; null when something else is wrong, too. */
function settingsOf(document: PageDocument, fields: readonly FieldError[]): Setting[] | null {
  const settings = fields.flatMap(({ field }) => {
    const [, nodeId = '', ...path] = field.split('.')
    const [prop = ''] = path[0] === 'props' ? path.slice(1) : path
    return Object.hasOwn(document.nodes[nodeId]?.props ?? {}, prop) ? [{ nodeId, prop }] : []
  })
  return settings.length > 0 && settings.length === fields.length ? settings : null
}

function wordsFor(
  [first]: readonly Setting[],
  document: PageDocument,
  blocks: BuilderContext['blocks'],
): Pick<Refused, 'message' | 'blockId'> | undefined {
  if (!first) {
    return undefined
  }
  const { nodeId, prop } = first
  const editor = blocks.get(document.nodes[nodeId]?.type ?? '')?.editor
  const controls = editor?.groups.flatMap(({ controls }) => Object.entries(controls)) ?? []
  const label = controls.find(([name]) => name === prop)?.[1]?.label
  const what = label
    ? `“${label}” of “${nameOf(blocks, document, nodeId)}”`
    : 'A setting of a block'
  return { message: `${what} could not be saved as it is.`, blockId: nodeId }
}
